/** A finger spins a card: its foil catches the light, and it has another theme after each turn. */
import { drawEdge, drawFoil } from '../../app/demos/whcc/shared/foil.ts';
import { CARD, FACE_SCALE, SHADOW, THEMES } from './kit/card-layout.ts';
import { tipOf } from './kit/hand-size.ts';
import { createCanvas, cover, createHand, polygonPath } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { keyframes } from './kit/time.ts';

const SECONDS = 7.5;

/** Duration of a theme, and the time in it at which the finger spins the card, s. */
const THEME_S = SECONDS / THEMES.length;
const SPIN_AT_S = 1.2;

/** Yaw of the card, degrees: it leans a little, spins, and returns. */
const YAW = keyframes(
  THEMES.flatMap((_, index) => [
    [index * THEME_S, index * 360 - 20] as const,
    [index * THEME_S + SPIN_AT_S, index * 360 + 24] as const,
    ...(index === THEMES.length - 1 ? [[SECONDS, 360 * THEMES.length - 20] as const] : []),
  ]),
);

const HAND = keyframes(
  THEMES.flatMap((_, index) => {
    const at = index * THEME_S + SPIN_AT_S;
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

/** Distance of the eye from the card, in widths of the card. */
const EYE_DISTANCE = 4.2;

/** Glints on the foil: position on the card, yaw in degrees, and size. */
const GLINTS = [
  { x: 0.36, y: 0.24, at: -12, size: 25 },
  { x: 0.62, y: 0.44, at: 3, size: 18 },
  { x: 0.74, y: 0.8, at: 15, size: 22 },
] as const;

function open(stage: Stage) {
  const { context, images } = stage;
  const { ground, near, stencil, hand } = images;
  if (!ground || !near || !stencil || !hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const { width, height } = stencil;
  const shape = createCanvas(width, height);
  shape.context.drawImage(stencil, 0, 0);
  const edge = createCanvas(width, height);
  drawEdge(edge.context, shape.canvas, true, FACE_SCALE);
  const shine = createCanvas(width, height);
  const face = createCanvas(width, height);

  /** Draws the visible side in the light of this yaw. */
  function drawFace(index: number, yaw: number, front: boolean) {
    const { metal } = THEMES[index] ?? THEMES[0];
    const to = face.context;
    const side = images[`${front ? 'front' : 'back'}${index}`];
    const veins = images[`veins${index}`];
    if (side) to.drawImage(side, 0, 0, width, height);
    if (!front || !veins) return;
    to.drawImage(edge.canvas, 0, 0);
    drawFoil(shine.context, shape.canvas, metal, yaw * 1.4 + 30);
    to.drawImage(shine.canvas, 0, 0);
    to.drawImage(veins, 0, 0, width, height);
  }

  /** Projects a point of the card. @param u @param v shares of its width and height */
  function place(u: number, v: number, yaw: number, lift: number) {
    const turn = (yaw * Math.PI) / 180;
    const away = (u - 0.5) * CARD.width;
    const nearer = 1 / (1 - (Math.sin(turn) * away) / (EYE_DISTANCE * CARD.width));
    return {
      x: CARD.x + away * Math.cos(turn) * nearer,
      y: CARD.y - lift + (v - 0.5) * CARD.height * nearer,
      nearer,
    };
  }

  /** Draws the card in vertical slices, scaled by perspective. */
  function drawCard(yaw: number, front: boolean, lift: number) {
    const [one, other] = [place(0, 0, yaw, lift).x, place(1, 0, yaw, lift).x];
    const [left, right] = [Math.min(one, other), Math.max(one, other)];
    const turn = (yaw * Math.PI) / 180;
    const slice = 0.5;
    for (let x = left; x < right; x += slice) {
      // Inverse of the projection: from x to the share of the width.
      const across = x + slice / 2 - CARD.x;
      const away =
        across / (Math.cos(turn) + (across * Math.sin(turn)) / (EYE_DISTANCE * CARD.width));
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
    // Darkens the card as it turns away from the light, which comes from the left.
    const shade = 0.5 * Math.max(0, Math.sin(turn) * (front ? 1 : -1)) ** 1.5;
    const corners = [
      place(0, 0, yaw, lift),
      place(1, 0, yaw, lift),
      place(1, 1, yaw, lift),
      place(0, 1, yaw, lift),
    ];
    const outline = polygonPath(corners.map(({ x, y }) => [x, y]));
    context.fillStyle = `rgb(20 4 12 / ${shade})`;
    context.fill(outline);
    context.strokeStyle = 'rgb(255 250 236 / 0.55)';
    context.lineWidth = 1.2;
    context.stroke(outline);
  }

  /** Draws the shadow on the wall behind, and on the table. */
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
      const star = polygonPath(
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
    const lift = 5 * Math.sin((time / THEME_S) * 2 * Math.PI);
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

export const recording: Recording = {
  slug: 'whcc',
  name: 'turn',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
