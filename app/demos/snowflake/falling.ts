/** Animates scraps that fall and fade. */
import { frameLoop } from '../kit/frame-loop.ts';
import { pathData } from './unfold.ts';
import { type Piece, pieceArea } from './wedge.ts';

/** Units/s². */
const GRAVITY = 2600;
const POP_SPEED = 500;

/** Time until a scrap has faded, s. */
const SCRAP_LIFETIME_S = 0.95;

/** Only the largest scraps fall, at most this many. */
const MAX_SCRAPS = 10;

type Scrap = {
  element: SVGPathElement;
  center: [number, number];
  x: number;
  y: number;
  speed: [number, number];
  turn: number;
  spin: number;
};

/** Drops scraps in an SVG group, y downwards. @returns a function that ends the animation */
export function dropScraps(group: SVGGElement, pieces: readonly Piece[]): () => void {
  const scraps = [...pieces]
    .sort((a, b) => pieceArea(b) - pieceArea(a))
    .slice(0, MAX_SCRAPS)
    .map((piece): Scrap => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      element.setAttribute('d', pathData(piece));
      group.append(element);
      const xs = (piece[0] ?? []).map(([x]) => x);
      const ys = (piece[0] ?? []).map(([, y]) => -y);
      const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
      return {
        element,
        center: [middle(xs), middle(ys)],
        x: 0,
        y: 0,
        speed: [(Math.random() - 0.5) * 420, -POP_SPEED * (0.4 + Math.random() * 0.6)],
        turn: 0,
        spin: (Math.random() - 0.5) * 540,
      };
    });
  let lived = 0;
  const loop = frameLoop({
    step(length) {
      lived += length;
      for (const scrap of scraps) {
        scrap.speed[1] += GRAVITY * length;
        scrap.x += scrap.speed[0] * length;
        scrap.y += scrap.speed[1] * length;
        scrap.turn += scrap.spin * length;
      }
      if (lived > SCRAP_LIFETIME_S) for (const { element } of scraps) element.remove();
      return lived <= SCRAP_LIFETIME_S;
    },
    draw() {
      const opacity = String(Math.min(1, (SCRAP_LIFETIME_S - lived) * 3));
      for (const { element, center, x, y, turn } of scraps) {
        const spin = `rotate(${turn} ${center.join(' ')})`;
        element.setAttribute('transform', `translate(${x} ${y}) ${spin}`);
        element.setAttribute('opacity', opacity);
      }
    },
  });
  loop.start();
  return () => {
    loop.stop();
    for (const { element } of scraps) element.remove();
  };
}
