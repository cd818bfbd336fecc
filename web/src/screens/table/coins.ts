/** Coins on their way to the purse: one from each region, when a turn is scored. */
const FLIGHT = 900; // ms
const APART = 40;
const MOST = 14;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function middle(selector: string): [number, number] | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

/** Lets coins fly from these regions to a player's purse; nothing moves for those who do not want it. */
export function flyCoins(player: number, regions: readonly string[]): void {
  const purse = middle(`[data-purse="${player}"]`);
  if (!purse || still() || typeof Element.prototype.animate !== 'function') return;
  regions.slice(0, MOST).forEach((region, at) => {
    const from = middle(`path[data-region="${region}"]`);
    if (!from) return;
    const coin = document.createElement('i');
    coin.className = 'flying-coin';
    document.body.append(coin);
    const move = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
    const frames = [
      { transform: move(...from, 0.4), opacity: 0 },
      { transform: move(from[0], from[1] - 24, 1.1), opacity: 1, offset: 0.25 },
      { transform: move(...purse, 0.7), opacity: 1, offset: 0.95 },
      { transform: move(...purse, 0.3), opacity: 0 },
    ];
    const flight = coin.animate(frames, { duration: FLIGHT, delay: at * APART, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' });
    flight.onfinish = flight.oncancel = () => coin.remove();
  });
}
