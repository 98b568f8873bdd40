/** A finger presses four buttons, and the lion is drawn in dots, lines, hearts and as a spiral. */
import { BUTTON, DESIGNS, DISC } from './kit/answers-layout.ts';
import { MARGIN } from './kit/buttons-size.ts';
import {
  designsOf,
  drawDesign,
  drawPhoto,
  linesOpen,
  roundOpen,
  spiralOpen,
} from './kit/designs.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, handOf, placed } from './kit/paint.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { eased, passed, track } from './kit/time.ts';

const RINGS = 40;
const ANGLE = 30;

/** The settings of each design in the toy, in the order in which they are pressed. */
const SETTINGS = [
  { design: 'dots', density: 34, shape: 'circle' },
  { design: 'lines', lines: 44, angle: ANGLE },
  { design: 'dots', density: 24, shape: 'heart', size: 115 },
  { design: 'spiral', rings: RINGS },
] as const;

/** When the buttons are pressed, and how long a design is drawn, s. */
const PRESSED = [0.9, 2.75, 4.6, 6.35] as const;
const TAKES = 0.9;

const HAND = track([
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
  const { ground, hand, photo, ...props } = stage.props;
  if (!ground || !hand || !photo) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(stage.density));
  const side = Math.round(2 * DISC.radius * stage.density);
  const designs = await designsOf(photo, SETTINGS, side);

  const openOf = (index: number, share: number) => {
    const { design } = SETTINGS[index] ?? SETTINGS[0];
    if (design === 'spiral') return spiralOpen(DISC, RINGS, share ** 0.7);
    return design === 'lines' ? linesOpen(DISC, ANGLE, share) : roundOpen(DISC, share);
  };

  return (frame: number) => {
    const time = frame / FPS;
    const { context } = stage;
    cover(stage, ground);
    const now = PRESSED.findLastIndex((at) => at <= time);
    // Before the first press it is the last one of the round before that holds.
    const held = now < 0 ? DESIGNS.length - 1 : now;
    const since = time - (PRESSED[now] ?? -TAKES);
    const before = designs.at(held - 1);
    const design = designs[held];
    // First what was there is taken away from the outside, then the new one is drawn.
    const gone = now < 0 ? 1 : passed(since, 0, 0.3);
    if (before && gone < 1) drawDesign(stage, before, DISC, roundOpen(DISC, 1 - gone));
    const share = now < 0 ? 1 : eased(since, 0.25, 0.25 + TAKES);
    if (design && share > 0) {
      drawDesign(stage, design, DISC, share < 1 ? openOf(held, share) : undefined);
    }
    placed(stage, { x: 58, y: 62, turn: -9 }, () => drawPhoto(stage, photo, 84));
    for (const [index, { name, x, y }] of DESIGNS.entries()) {
      const face = props[`${name}${index === held ? 'Down' : 'Up'}`];
      if (!face) continue;
      const [width, height] = [BUTTON.width + 2 * MARGIN, BUTTON.height + 2 * MARGIN];
      context.drawImage(face, x - width / 2, y - height / 2, width, height);
    }
    const [x = 0, y = 0, lift = 0] = HAND(time);
    drawHand(x, y, lift);
  };
}

export const show: Show = {
  slug: 'spiral-betty',
  name: 'answers',
  width: 700,
  height: 1200,
  density: 2,
  seconds: 8,
  open,
};
