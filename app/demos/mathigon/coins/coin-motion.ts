/** Coins in motion: thrown out of the purse, or gone into a larger one. */

/** Between one coin and the next, ms. */
const STAGGER_MS = 38;
const FLIGHT_MS = 560;

const LANDING_SHARE = 0.62;

/** When a coin of a spill first touches the board, s from the throw. */
export const landingOf = (index: number) => (index * STAGGER_MS + FLIGHT_MS * LANDING_SHARE) / 1000;

const transformOf = (coin: HTMLElement) => coin.style.transform;

/** Throws coins out of the upper left corner to where they lie. */
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

/** Lets a copy of a coin that has gone glide to the one that it went into, and vanish there. */
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

/** A coin that has come grows in its place. */
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
