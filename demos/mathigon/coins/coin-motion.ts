/** Animations of coins: spilled from the purse, merged into a larger coin, and added. */
import * as styles from './coins.css.ts';

/** How coins arrive: spilled, in exchange for others (id of each -> id of the coin that replaces it), or added. */
export type Arrival =
  { kind: 'spill' } | { kind: 'into'; into: ReadonlyMap<number, number> } | { kind: 'come' };

/** Delay between coins, ms. */
const STAGGER_MS = 38;
const FLIGHT_MS = 560;

const LANDING_SHARE = 0.62;

/** Delay of a coin into which others merge, ms. */
const MERGED_DELAY_MS = 240;

/** Time from the start of a spill to a coin's first touch of the board, s. */
export const landingOf = (index: number) => (index * STAGGER_MS + FLIGHT_MS * LANDING_SHARE) / 1000;

const transformOf = (coin: HTMLElement) => coin.style.transform;

/** Throws coins from the upper left corner to their positions. */
function throwOut(coins: readonly HTMLElement[]) {
  for (const [index, coin] of coins.entries()) {
    const at = transformOf(coin);
    coin.animate(
      [
        { transform: 'translate(38px, 34px) rotate(-320deg) scale(0.4)', opacity: 0 },
        { opacity: 1, offset: 0.12 },
        { transform: `${at} scale(1.12)`, offset: LANDING_SHARE, easing: 'ease-in' },
        { transform: `${at} rotate(14deg) scale(1)`, offset: 0.76 },
        { transform: `${at} rotate(-6deg)`, offset: 0.88 },
        { transform: at },
      ],
      { duration: FLIGHT_MS, delay: index * STAGGER_MS, fill: 'backwards', easing: 'ease-out' },
    );
  }
}

type Nodes = ReadonlyMap<number, HTMLElement>;

/**
 * @param layer that contains the coins
 * @param before the coins before the change by id
 * @param now the coins that are there
 */
export function showArrival(arrival: Arrival, layer: HTMLElement, before: Nodes, now: Nodes) {
  if (arrival.kind === 'spill') {
    throwOut([...now.values()]);
    return;
  }
  const delay = arrival.kind === 'into' ? MERGED_DELAY_MS : 0;
  for (const [id, node] of now) if (!before.has(id)) come(node, delay);
  if (arrival.kind !== 'into') return;
  for (const [id, into] of arrival.into) {
    const copy = before.get(id)?.cloneNode(true);
    const target = now.get(into);
    if (!(copy instanceof HTMLElement) || !target) continue;
    delete copy.dataset.coin;
    copy.className += ` ${styles.leaving}`;
    copy.inert = true;
    layer.append(copy);
    goInto(copy, target);
  }
}

/** Moves the copy of a removed coin to the coin that replaces it, and removes the copy. */
function goInto(copy: HTMLElement, target: HTMLElement) {
  const gliding = copy.animate(
    [
      { transform: transformOf(copy) },
      { transform: transformOf(target), opacity: 1, offset: 0.8 },
      { transform: `${transformOf(target)} scale(0.7)`, opacity: 0 },
    ],
    { duration: 460, easing: 'ease-in-out' },
  );
  const leave = () => copy.remove();
  gliding.finished.then(leave, leave);
}

/** Animates a new coin, which grows in place. */
function come(coin: HTMLElement, delay: number) {
  const at = transformOf(coin);
  coin.animate(
    [
      { transform: `${at} scale(0)` },
      { transform: `${at} scale(1.14)`, offset: 0.7 },
      { transform: at },
    ],
    { duration: 320, delay, fill: 'backwards', easing: 'ease-out' },
  );
}
