/** A finger drags the ring count, and each time the dog is redrawn as one line from the middle. */
import { designsOf, drawDesign, drawPhoto, spiralOpen } from './kit/designs.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, handOf, placed } from './kit/paint.ts';
import { DIGIT, DISC, SLIDER } from './kit/rings-layout.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { ease, passed, track } from './kit/time.ts';

/** Ring counts of the toy's slider, and the ends of it. */
const RANGE = { from: 6, until: 44 };

/** The ring counts in order: when the finger starts, when it arrives, and how long the drawing takes. */
const COUNTS = [
  { rings: 10, from: 0.7, until: 1.35, takes: 1.1 },
  { rings: 20, from: 2.7, until: 3.15, takes: 1.2 },
  { rings: 34, from: 4.7, until: 5.25, takes: 1.5 },
] as const;
const LAST = 34;

const xOf = (rings: number) =>
  SLIDER.from + ((rings - RANGE.from) / (RANGE.until - RANGE.from)) * (SLIDER.until - SLIDER.from);

const RINGS = track([
  [0, LAST],
  ...COUNTS.flatMap(({ rings, from, until }, index) => [
    [from, COUNTS[index - 1]?.rings ?? LAST] as const,
    [until, rings] as const,
  ]),
]);

const HAND = track([
  [0, 346, 436, 26],
  [0.25, 346, 436, 26],
  [0.62, xOf(LAST) + 4, SLIDER.y + 6, 0],
  [5.4, xOf(LAST) + 4, SLIDER.y + 6, 0],
  [6.1, 346, 436, 26],
]);

async function open(stage: Stage) {
  const { ground, hand, knob, photo, ...props } = stage.props;
  if (!ground || !hand || !knob || !photo) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(stage.density));
  const designs = await designsOf(
    photo,
    COUNTS.map(({ rings }) => ({ rings })),
    Math.round(2 * DISC.radius * stage.density * 2),
  );

  /** The newest line as far as it is drawn, and what is left of the one before. */
  function drawLine(time: number) {
    const index = COUNTS.findLastIndex(({ from }) => from <= time);
    const count = COUNTS[index];
    const before = designs.at(index - 1) ?? designs.at(-1);
    const design = designs[index] ?? designs.at(-1);
    if (!design || !before) return;
    if (!count) {
      drawDesign(stage, design, DISC);
      return;
    }
    if (time < count.until) {
      // The finger is on its way: the line before is taken up from its end.
      const rings = COUNTS[index - 1]?.rings ?? LAST;
      const left = 1 - ease(passed(time, count.from, count.until));
      drawDesign(stage, before, DISC, spiralOpen(DISC, rings, left));
      return;
    }
    const share = passed(time, count.until, count.until + count.takes);
    if (share === 1) drawDesign(stage, design, DISC);
    else drawDesign(stage, design, DISC, spiralOpen(DISC, count.rings, share ** 0.7));
  }

  function drawNumber(number: number) {
    [...`${number}`].forEach((digit, index) => {
      const picture = props[`digit${digit}`];
      if (!picture) return;
      const { width, height } = DIGIT;
      stage.context.drawImage(
        picture,
        SLIDER.until - (2 - index) * 33,
        SLIDER.y - 36 - height / 2,
        width,
        height,
      );
    });
  }

  return (frame: number) => {
    const time = frame / FPS;
    const { context } = stage;
    cover(stage, ground);
    placed(stage, { x: 172, y: 158, turn: -6 }, () => drawPhoto(stage, photo, 220));
    drawLine(time);
    const [rings = LAST] = RINGS(time);
    const x = xOf(rings);
    context.fillStyle = '#c4302a';
    context.beginPath();
    context.roundRect(SLIDER.from, SLIDER.y - 6, x - SLIDER.from, 12, 6);
    context.fill();
    context.drawImage(knob, x - 32, SLIDER.y - 32, 64, 64);
    drawNumber(Math.round(rings));
    const [handX = 0, handY = 0, lift = 0] = HAND(time);
    // While it holds the knob it goes where the knob goes.
    drawHand(handX + (x - xOf(LAST)) * (lift === 0 ? 1 : 0), handY, lift);
  };
}

export const show: Show = {
  slug: 'spiral-betty',
  name: 'rings',
  width: 800,
  height: 483,
  density: 1,
  seconds: 7.5,
  open,
};
