"""What a hand does to a map, as the page's own script: a step in every frame, and how long each frame took."""

from __future__ import annotations

# A pointer at the point (x, y), its way in the shape of an eight, and how long the frames of such steps take. What it
# holds may be drawn anew while it is dragged: then it moves over whatever lies below, as a captured pointer would.
_HAND = """
  const target = document.elementFromPoint(x, y);
  const under = (dx, dy) => (target.isConnected ? target : document.elementFromPoint(x + dx, y + dy));
  const pointer = (kind, dx, dy) => under(dx, dy).dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1,
    clientX: x + dx, clientY: y + dy,
  }));
  const eights = (times, count, wide, high) => Array.from({ length: count }, (_, n) => {
    const angle = ((n + 1) / count) * times * 2 * Math.PI;
    return () => pointer('pointermove', wide * Math.sin(angle), high * Math.sin(2 * angle));
  });
  const timed = async (steps) => {
    const times = [];
    for (const step of steps) {
      step();
      times.push(await new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    return times.slice(1).map((time, at) => time - times[at]);
  };
"""

# Zooms in at a point with the wheel, drags the sheet about and zooms out again.
ZOOM_AND_DRAG = f"""async ([x, y]) => {{
  {_HAND}
  const wheel = (deltaY) => target.dispatchEvent(new WheelEvent('wheel', {{
    bubbles: true, cancelable: true, deltaY, clientX: x, clientY: y,
  }}));
  const wheels = (deltaY) => Array.from({{ length: 40 }}, () => () => wheel(deltaY));
  const width = target.getBoundingClientRect().width;
  let grown = 1;
  const hold = () => {{
    grown = target.getBoundingClientRect().width / width;
    pointer('pointerdown', 0, 0);
  }};
  const drop = () => pointer('pointerup', 0, 0);
  const frames = await timed([...wheels(-25), hold, ...eights(1, 80, 120, 80), drop, ...wheels(25)]);
  return {{ grown, frames }};
}}"""

# Drags what lies at a point about, and drops it a little beside.
DRAG = f"""async ([x, y]) => {{
  {_HAND}
  const hold = () => pointer('pointerdown', 0, 0);
  const move = () => pointer('pointermove', 9, 6);
  const drop = () => pointer('pointerup', 9, 6);
  return timed([hold, ...eights(4, 160, 12, 8), move, drop]);
}}"""
