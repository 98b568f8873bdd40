/** A finger presses four buttons, and the lion is drawn in dots, lines, hearts and as a spiral. */
import { BUTTON, DESIGNS, DISC } from './kit/answers-layout.ts';
import { MARGIN } from './kit/buttons-size.ts';
import {
  renderDesigns,
  drawDesign,
  drawPhoto,
  linesClip,
  circleClip,
  spiralClip,
} from './kit/designs.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, createHand, withTransform } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { easedProgress, progress, keyframes } from './kit/time.ts';

const RINGS = 40;
const ANGLE = 30;

/** The demo's settings for each design, in the order in which they are pressed. */
const SETTINGS = [
  { design: 'dots', density: 34, shape: 'circle' },
  { design: 'lines', lines: 44, angle: ANGLE },
  { design: 'dots', density: 24, shape: 'heart', size: 115 },
  { design: 'spiral', rings: RINGS },
] as const;

/** Times at which the buttons are pressed, and duration of a drawing, s. */
const PRESSED = [0.9, 2.75, 4.6, 6.35] as const;
const DRAWING_S = 0.9;

const HAND = keyframes([
  [0, 286, 452, 24],
  ...DESIGNS.flatMap(({ x, y }, index) => {
    const at = PRESSED[index] ?? 0;
    return [
      [at - 0.5, 286, 462, 24],
      [at, x + 6, y + 4, 0],
      [at + 0.18, x + 6, y + 4, 0],
      [at + 0.75, 286, 462, 24],
    ] as const;
  }),
  [7.5, 286, 452, 24],
]);

async function open(stage: Stage) {
  const { ground, hand, photo, ...images } = stage.images;
  if (!ground || !hand || !photo) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const side = Math.round(2 * DISC.radius * stage.density);
  const designs = await renderDesigns(photo, SETTINGS, side);

  const clipOf = (index: number, share: number) => {
    const { design } = SETTINGS[index] ?? SETTINGS[0];
    if (design === 'spiral') return spiralClip(DISC, RINGS, share ** 0.7);
    return design === 'lines' ? linesClip(DISC, ANGLE, share) : circleClip(DISC, share);
  };

  return (frame: number) => {
    const time = frame / FPS;
    const { context } = stage;
    cover(stage, ground);
    const now = PRESSED.findLastIndex((at) => at <= time);
    // Before the first press, the last design of the previous loop is shown.
    const held = now < 0 ? DESIGNS.length - 1 : now;
    const since = time - (PRESSED[now] ?? -DRAWING_S);
    const before = designs.at(held - 1);
    const design = designs[held];
    // The old design shrinks away, then the new one is drawn.
    const gone = now < 0 ? 1 : progress(since, 0, 0.3);
    if (before && gone < 1) drawDesign(stage, before, DISC, circleClip(DISC, 1 - gone));
    const share = now < 0 ? 1 : easedProgress(since, 0.25, 0.25 + DRAWING_S);
    if (design && share > 0) {
      drawDesign(stage, design, DISC, share < 1 ? clipOf(held, share) : undefined);
    }
    withTransform(stage, { x: 58, y: 62, turn: -9 }, () => drawPhoto(stage, photo, 84));
    for (const [index, { name, x, y }] of DESIGNS.entries()) {
      const face = images[`${name}${index === held ? 'Down' : 'Up'}`];
      if (!face) continue;
      const [width, height] = [BUTTON.width + 2 * MARGIN, BUTTON.height + 2 * MARGIN];
      context.drawImage(face, x - width / 2, y - height / 2, width, height);
    }
    const [x = 0, y = 0, lift = 0] = HAND(time);
    drawHand(x, y, lift);
  };
}

export const recording: Recording = {
  slug: 'spiral-betty',
  name: 'answers',
  width: 700,
  height: 1200,
  density: 2,
  seconds: 8,
  open,
};
