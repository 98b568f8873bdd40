/** A paper die that is thrown up and lands on another side. */
import { withTransform, drawPaper } from './paint.ts';
import type { Stage } from './recording.ts';

/** Length of an edge, units. */
const SIDE = 78;

/** Positions of the pips on each side: -1, 0 or 1 from the center. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

type Die = {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** Height, units. */
  up: number;
  /** Visible side, 1 to 6. */
  shows: number;
};

/** Rotation and height during a throw. @param share 0 in the hand, 1 landed */
export function flight(share: number) {
  const hop = share < 0.72 ? Math.sin((Math.PI * share) / 0.72) : 0;
  const bounce = share >= 0.72 ? Math.sin((Math.PI * (share - 0.72)) / 0.28) : 0;
  return { up: 96 * hop + 14 * bounce, turn: 360 * (1 - (1 - share) ** 2) };
}

export function drawDie(stage: Stage, { x, y, turn, up, shows }: Die) {
  const half = SIDE / 2;
  const face = new Path2D();
  face.roundRect(-half, -half, SIDE, SIDE, 15);
  const { context } = stage;
  const size = 1 + up * 0.0022;
  withTransform(stage, { x, y: y - up + 6, turn, size }, () =>
    drawPaper(stage, face, '#dcc3a0', 6 + up * 0.22),
  );
  withTransform(stage, { x, y: y - up, turn, size }, () => {
    drawPaper(stage, face, '#fff3e2', 1);
    context.fillStyle = shows === 1 ? '#c9452f' : '#07414a';
    context.beginPath();
    for (const [px, py] of PIPS[shows - 1] ?? []) {
      const [cx, cy] = [px * half * 0.52, py * half * 0.52];
      context.moveTo(cx + 8, cy);
      context.arc(cx, cy, 8, 0, 2 * Math.PI);
    }
    context.fill();
  });
}
