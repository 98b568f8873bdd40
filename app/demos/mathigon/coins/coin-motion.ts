/** Animations of coins: spilled from the purse, and merged into a larger coin. */

/** Delay between coins, ms. */
const STAGGER_MS = 38;
const FLIGHT_MS = 560;

const LANDING_SHARE = 0.62;

/** Time from the start of a spill to a coin's first touch of the board, s. */
export const landingOf = (index: number) => (index * STAGGER_MS + FLIGHT_MS * LANDING_SHARE) / 1000;

const transformOf = (coin: HTMLElement) => coin.style.transform;

/** Throws coins from the upper left corner to their positions. */
export function throwOut(coins: readonly HTMLElement[]) {
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

/** Moves the copy of a removed coin to the coin that replaces it, and removes the copy. */
export function goInto(copy: HTMLElement, target: HTMLElement) {
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
export function come(coin: HTMLElement, delay: number) {
  const at = transformOf(coin);
  coin.animate(
    [
      { transform: `${at} scale(0)` },
      { transform: `${at} scale(1.14)`, offset: 0.7 },
      { transform: at },
    ],
    {
      duration: 320,
      delay,
      fill: 'backwards',
      easing: 'ease-out',
    },
  );
}
