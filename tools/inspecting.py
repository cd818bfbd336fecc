"""What a look at a picture may miss and the page itself knows: texts that are cut, targets too small for a finger."""

from __future__ import annotations

from playwright.sync_api import Page

# Only what is to be seen counts: nothing behind an open window, nothing that is scrolled out of its place.
FAULTS = """(finger) => {
  const LEAST = 44, SLACK = 1.5;
  const window_ = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const plain = (text) => text.trim().replace(/\\s+/g, ' ');
  const said = (element) => plain(element.getAttribute('aria-label') ?? element.textContent ?? '');
  const name = (element) => {
    const classes = [...element.classList].filter((each) => !each.startsWith('svelte-')).join('.');
    return `${element.tagName.toLowerCase()}${classes && '.' + classes} “${said(element).slice(0, 40)}”`;
  };
  const heardOnly = (element) =>
    element && (getComputedStyle(element).clipPath !== 'none' || heardOnly(element.parentElement));
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], .away') && !heardOnly(element);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const inSight = (element, x, y) => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const outside = x < box.left || x > box.right || y < box.top || y > box.bottom;
      if (outside && getComputedStyle(around).overflow !== 'visible') return false;
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  };
  const faults = [];
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wider > 0) faults.push(`the page is ${wider} px too wide`);
  for (const element of window_.querySelectorAll('*')) {
    if (element.closest('svg') || !shown(element)) continue;
    const style = getComputedStyle(element);
    const worded = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (worded && style.overflow !== 'visible' && !scrolls(style) && element.scrollWidth > element.clientWidth + SLACK)
      faults.push(`cut: ${name(element)}`);
    if (worded) {
      const words = document.createRange();
      words.selectNodeContents(element);
      const text = words.getBoundingClientRect();
      const around = element.closest('button, .btn, .card, dialog, .tile');
      const box = around?.getBoundingClientRect();
      if (box && !scrolls(getComputedStyle(around)) && (text.left < box.left - SLACK || text.right > box.right + SLACK))
        faults.push(`sticks out of ${name(around)}: ${name(element)}`);
      if (element.matches('button, .btn') && text.height > box.height + SLACK)
        faults.push(`higher than its button: ${name(element)}`);
    }
  }
  for (const element of window_.querySelectorAll('button, a, summary, select, input, textarea')) {
    if (!shown(element) || element.closest('svg') || element.disabled) continue;
    if (element.matches('a:not(.btn, .icon-btn, .link)') && getComputedStyle(element).display === 'inline') continue;
    const label = element.matches('input') ? element.closest('label') : null;
    const box = (label ?? element).getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const reach = getComputedStyle(element, '::after');
    const grown = reach.content !== 'none' && reach.position === 'absolute';
    if (finger && !grown && Math.min(box.width, box.height) < LEAST - 0.5)
      faults.push(`${Math.round(box.width)}x${Math.round(box.height)} px for a finger: ${name(label ?? element)}`);
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const met = inSight(element, x, y) ? document.elementFromPoint(x, y) : null;
    if (met && !(label ?? element).contains(met) && !met.contains(element) && !element.closest('[aria-disabled]'))
      faults.push(`covered by ${name(met)}: ${name(label ?? element)}`);
  }
  return [...new Set(faults)];
}"""


def faults_of(page: Page, *, finger: bool) -> list[str]:
    """What is cut, covered or, for a finger, too small on the page as it is now."""
    found: list[str] = page.evaluate(FAULTS, finger)
    return found
