/** A finger spins a card; its foil catches the light, and each time round it has another theme. */
import { drawEdge, drawFoil } from '../../app/demos/whcc/shared/foil.ts';
import { CARD, FINER, SHADOW, THEMES } from './kit/card-layout.ts';
import { tipOf } from './kit/hand-size.ts';
import { canvasOf, cover, handOf, pathOf } from './kit/paint.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { track } from './kit/time.ts';

const SECONDS = 7.5;

/** Time for a theme, and when in it the finger spins the card, s. */
const ROUND = SECONDS / THEMES.length;
const SPINS = 1.2;

/** Degrees to the light: it leans a little, is spun, and comes round to where it was. */
const YAW = track(
  THEMES.flatMap((_, index) => [
    [index * ROUND, index * 360 - 20] as const,
    [index * ROUND + SPINS, index * 360 + 24] as const,
    ...(index === THEMES.length - 1 ? [[SECONDS, 360 * THEMES.length - 20] as const] : []),
  ]),
);

const HAND = track(
  THEMES.flatMap((_, index) => {
    const at = index * ROUND + SPINS;
    return [
      [at - 0.75, 596, 452, 36],
      [at - 0.12, 512, 300, 8],
      [at + 0.02, 496, 298, 0],
      [at + 0.3, 396, 316, 6],
      [at + 0.5, 470, 380, 34],
      [at + 0.95, 596, 452, 36],
    ] as const;
  }),
);

/** How far the eye is from the card, in its widths. */
const EYE = 4.2;

/** Glints on the foil: where on the card, at which degrees, and how large. */
const GLINTS = [
  { x: 0.36, y: 0.24, at: -12, size: 25 },
  { x: 0.62, y: 0.44, at: 3, size: 18 },
  { x: 0.74, y: 0.8, at: 15, size: 22 },
] as const;

function open(stage: Stage) {
  const { context, props } = stage;
  const { ground, near, stencil, hand } = props;
  if (!ground || !near || !stencil || !hand) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(stage.density));
  const { width, height } = stencil;
  const shape = canvasOf(width, height);
  shape.context.drawImage(stencil, 0, 0);
  const edge = canvasOf(width, height);
  drawEdge(edge.context, shape.canvas, true, FINER);
  const shine = canvasOf(width, height);
  const face = canvasOf(width, height);

  /** The side that is seen, as it is at this turn to the light. */
  function drawFace(index: number, yaw: number, front: boolean) {
    const { metal } = THEMES[index] ?? THEMES[0];
    const to = face.context;
    const side = props[`${front ? 'front' : 'back'}${index}`];
    const veins = props[`veins${index}`];
    if (side) to.drawImage(side, 0, 0, width, height);
    if (!front || !veins) return;
    to.drawImage(edge.canvas, 0, 0);
    drawFoil(shine.context, shape.canvas, metal, yaw * 1.4 + 30);
    to.drawImage(shine.canvas, 0, 0);
    to.drawImage(veins, 0, 0, width, height);
  }

  /** Where a point of the turned card is seen, from shares of its width and height. */
  function place(u: number, v: number, yaw: number, lift: number) {
    const turn = (yaw * Math.PI) / 180;
    const away = (u - 0.5) * CARD.width;
    const nearer = 1 / (1 - (Math.sin(turn) * away) / (EYE * CARD.width));
    return {
      x: CARD.x + away * Math.cos(turn) * nearer,
      y: CARD.y - lift + (v - 0.5) * CARD.height * nearer,
      nearer,
    };
  }

  /** The card in upright slices, each as tall as it is near. */
  function drawCard(yaw: number, front: boolean, lift: number) {
    const [one, other] = [place(0, 0, yaw, lift).x, place(1, 0, yaw, lift).x];
    const [left, right] = [Math.min(one, other), Math.max(one, other)];
    const turn = (yaw * Math.PI) / 180;
    const slice = 0.5;
    for (let x = left; x < right; x += slice) {
      // From the place that is seen back to the share of the width.
      const across = x + slice / 2 - CARD.x;
      const away = across / (Math.cos(turn) + (across * Math.sin(turn)) / (EYE * CARD.width));
      const u = away / CARD.width + 0.5;
      if (u < 0 || u > 1) continue;
      const { nearer } = place(u, 0.5, yaw, lift);
      const from = (front ? u : 1 - u) * width;
      const tall = CARD.height * nearer;
      const wide = Math.min(slice + 0.35, right - x + 0.2);
      const some = Math.max(1, (wide / Math.max(0.1, right - left)) * width);
      const start = Math.min(Math.max(0, from - some / 2), width - some);
      context.drawImage(
        face.canvas,
        start,
        0,
        some,
        height,
        x,
        CARD.y - lift - tall / 2,
        wide,
        tall,
      );
    }
    // In the shade where it turns away from the light, which comes from the left.
    const shade = 0.5 * Math.max(0, Math.sin(turn) * (front ? 1 : -1)) ** 1.5;
    const corners = [
      place(0, 0, yaw, lift),
      place(1, 0, yaw, lift),
      place(1, 1, yaw, lift),
      place(0, 1, yaw, lift),
    ];
    const outline = pathOf(corners.map(({ x, y }) => [x, y]));
    context.fillStyle = `rgb(20 4 12 / ${shade})`;
    context.fill(outline);
    context.strokeStyle = 'rgb(255 250 236 / 0.55)';
    context.lineWidth = 1.2;
    context.stroke(outline);
  }

  /** Its shadow on the wall behind, and on the table. */
  function drawShadow(yaw: number, lift: number) {
    const wide = Math.max(0.04, Math.abs(Math.cos((yaw * Math.PI) / 180)));
    context.save();
    context.filter = 'blur(13px)';
    context.fillStyle = 'rgb(24 2 10 / 0.5)';
    context.beginPath();
    context.rect(
      CARD.x + 26 - (CARD.width * wide) / 2,
      CARD.y + 34 - CARD.height / 2,
      CARD.width * wide,
      CARD.height - 30,
    );
    context.fill();
    context.filter = 'blur(6px)';
    context.fillStyle = `rgb(24 2 10 / ${0.5 - lift * 0.01})`;
    context.beginPath();
    context.ellipse(SHADOW.x, SHADOW.y, SHADOW.width * (0.1 + 0.9 * wide), SHADOW.height, 0, 0, 7);
    context.fill();
    context.restore();
  }

  function drawGlints(yaw: number, lift: number) {
    for (const { x: u, y: v, at, size } of GLINTS) {
      const bright = Math.max(0, 1 - Math.abs(yaw - at) / 9) * size;
      if (bright <= 1) continue;
      const { x, y } = place(u, v, yaw, lift);
      const star = pathOf(
        Array.from({ length: 8 }, (_, tip) => {
          const [far, turn] = [tip % 2 ? bright * 0.13 : bright, (tip * Math.PI) / 4];
          return [x + far * Math.sin(turn), y - far * Math.cos(turn)] as const;
        }),
      );
      context.fillStyle = '#fffdf4';
      context.fill(star);
    }
  }

  return (frame: number) => {
    const time = frame / FPS;
    const [turned = 0] = YAW(time);
    const rounds = Math.round(turned / 360);
    const yaw = turned - rounds * 360;
    const front = Math.abs(yaw) < 90;
    const lift = 5 * Math.sin((time / ROUND) * 2 * Math.PI);
    cover(stage, ground);
    drawShadow(yaw, lift);
    drawFace(rounds % THEMES.length, yaw, front);
    drawCard(yaw, front, lift);
    if (front) drawGlints(yaw, lift);
    cover(stage, near);
    const [x = 0, y = 0, high = 0] = HAND(time);
    drawHand(x, y, high);
  };
}

export const show: Show = {
  slug: 'whcc',
  name: 'turn',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
