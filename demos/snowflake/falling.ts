/** Animates scraps that fall and fade. */
import { pathData } from './unfold.ts';
import { type Piece, pieceArea } from './wedge.ts';

/** Units/s². */
const GRAVITY = 2600;
/** Largest initial speed upward, and to a side, units/s, and rotation to a side, degrees/s. */
const POP_SPEED = 500;
const SIDE_SPEED = 210;
const SPIN = 270;

/** Time until a scrap has faded, and duration of the fading, s. */
const SCRAP_LIFETIME_S = 0.95;
const FADE_S = 1 / 3;

/** Straight parts of a scrap's path. */
const PATH_PARTS = 24;

/** Only the largest scraps fall, at most this many. */
const MAX_SCRAPS = 10;

/** Drops scraps in an SVG group, y downward. @returns a function that ends the animation */
export function dropScraps(group: SVGGElement, pieces: readonly Piece[]): () => void {
  const largest = [...pieces].sort((a, b) => pieceArea(b) - pieceArea(a)).slice(0, MAX_SCRAPS);
  const scraps = largest.map((piece) => {
    const scrap = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    scrap.setAttribute('d', pathData(piece));
    group.append(scrap);
    const aside = () => Math.random() * 2 - 1;
    const [dx, dy] = [SIDE_SPEED * aside(), -POP_SPEED * (0.4 + Math.random() * 0.6)];
    const spin = SPIN * aside();
    const keyframes = Array.from({ length: PATH_PARTS + 1 }, (_, part) => {
      const time = (SCRAP_LIFETIME_S * part) / PATH_PARTS;
      const y = dy * time + (GRAVITY * time ** 2) / 2;
      return {
        transform: `translate(${dx * time}px, ${y}px) rotate(${spin * time}deg)`,
        opacity: Math.min(1, (SCRAP_LIFETIME_S - time) / FADE_S),
      };
    });
    const animation = scrap.animate(keyframes, SCRAP_LIFETIME_S * 1000);
    animation.addEventListener('finish', () => scrap.remove());
    return scrap;
  });
  return () => {
    for (const scrap of scraps) scrap.remove();
  };
}
