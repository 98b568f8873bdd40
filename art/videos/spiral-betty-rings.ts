/** A finger drags the ring count, and the dog is redrawn as one line from the center each time. */
import { renderDesigns, drawDesign, drawPhoto, spiralClip } from './kit/designs.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, createHand, withTransform } from './kit/paint.ts';
import { DIGIT, DISC, SLIDER } from './kit/rings-layout.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { ease, progress, keyframes } from './kit/time.ts';

/** Range of the slider. */
const RANGE = { from: 6, until: 44 };

/** The ring counts in order: times at which the drag starts and ends, and duration of the drawing, s. */
const COUNTS = [
  { rings: 10, from: 0.7, until: 1.35, takes: 1.1 },
  { rings: 20, from: 2.7, until: 3.15, takes: 1.2 },
  { rings: 34, from: 4.7, until: 5.25, takes: 1.5 },
] as const;
const LAST = 34;

const xOf = (rings: number) =>
  SLIDER.from + ((rings - RANGE.from) / (RANGE.until - RANGE.from)) * (SLIDER.until - SLIDER.from);

const RINGS = keyframes([
  [0, LAST],
  ...COUNTS.flatMap(({ rings, from, until }, index) => [
    [from, COUNTS[index - 1]?.rings ?? LAST] as const,
    [until, rings] as const,
  ]),
]);

const HAND = keyframes([
  [0, 346, 436, 26],
  [0.25, 346, 436, 26],
  [0.62, xOf(LAST) + 4, SLIDER.y + 6, 0],
  [5.4, xOf(LAST) + 4, SLIDER.y + 6, 0],
  [6.1, 346, 436, 26],
]);

async function open(stage: Stage) {
  const { ground, hand, knob, photo, ...images } = stage.images;
  if (!ground || !hand || !knob || !photo) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const designs = await renderDesigns(
    photo,
    COUNTS.map(({ rings }) => ({ rings })),
    Math.round(2 * DISC.radius * stage.density * 2),
  );

  /** Draws the revealed part of the current line, or the rest of the previous one. */
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
      // During the drag, the previous line disappears from its outer end.
      const rings = COUNTS[index - 1]?.rings ?? LAST;
      const left = 1 - ease(progress(time, count.from, count.until));
      drawDesign(stage, before, DISC, spiralClip(DISC, rings, left));
      return;
    }
    const share = progress(time, count.until, count.until + count.takes);
    if (share === 1) drawDesign(stage, design, DISC);
    else drawDesign(stage, design, DISC, spiralClip(DISC, count.rings, share ** 0.7));
  }

  function drawNumber(number: number) {
    [...`${number}`].forEach((digit, index) => {
      const picture = images[`digit${digit}`];
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
    withTransform(stage, { x: 172, y: 158, turn: -6 }, () => drawPhoto(stage, photo, 220));
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
    // While the finger holds the knob, it moves with it.
    drawHand(handX + (x - xOf(LAST)) * (lift === 0 ? 1 : 0), handY, lift);
  };
}

export const recording: Recording = {
  slug: 'spiral-betty',
  name: 'rings',
  width: 800,
  height: 483,
  density: 1,
  seconds: 7.5,
  open,
};
