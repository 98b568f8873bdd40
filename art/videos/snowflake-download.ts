/** A finger presses three buttons and gets the snowflake as a picture, an outline and a page. */
import { openingBlank, openingCuts } from '../../app/demos/snowflake/opening.ts';
import { recut } from '../../app/demos/snowflake/sheet.ts';
import { MARGIN } from './kit/buttons-size.ts';
import { createSheetCanvas } from './kit/flakes.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, createHand, drawPicture, withTransform, drawPaper } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { easedProgress, progress, keyframes } from './kit/time.ts';

/** The buttons, the time at which each is pressed, and the final position of its file. */
const FILES = [
  { name: 'PNG', x: 70, pressed: 2.05, lies: { x: 466, y: 142, turn: -6 } },
  { name: 'SVG', x: 174, pressed: 3.3, lies: { x: 512, y: 340, turn: 5 } },
  { name: 'PDF', x: 278, pressed: 4.55, lies: { x: 686, y: 236, turn: 2 } },
] as const;
const BUTTON = { y: 420, width: 92, height: 66 };

/** Duration of a file's flight, and times at which the files of the previous loop leave, s. */
const FLIGHT = 0.75;
const LEAVES = { from: 0.55, each: 0.16, takes: 0.7 };

const FLAKE = { x: 170, y: 186, side: 300 };

const HAND = keyframes([
  [0, 318, 474, 34],
  [1.2, 318, 474, 34],
  ...FILES.flatMap(({ x, pressed }) => [
    [pressed - 0.18, x + 8, BUTTON.y + 4, 22] as const,
    [pressed, x + 8, BUTTON.y + 10, 0] as const,
    [pressed + 0.16, x + 8, BUTTON.y + 10, 0] as const,
    [pressed + 0.4, x + 14, BUTTON.y + 8, 24] as const,
  ]),
  [5.7, 318, 474, 34],
]);

/** A sheet of paper, centered on 0, 0. */
function page(width: number, height: number) {
  const path = new Path2D();
  path.roundRect(-width / 2, -height / 2, width, height, 3);
  return path;
}

async function open(stage: Stage) {
  const { images, context } = stage;
  const { ground, hand } = images;
  if (!ground || !hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const blank = openingBlank();
  const sheet = await recut(blank, openingCuts, blank.sections);
  if (!sheet) throw new Error('The sheet is missing');
  const flake = createSheetCanvas(FLAKE.side * stage.density * 2).draw(sheet);
  // Imported here because it contains the PDF reader, which the tests don't need.
  const { outlinePicture, pagePicture, photo } = await import('./kit/flake-files.ts');
  const [picture, outline, print] = await Promise.all([
    photo(sheet, '#7a2f3b'),
    outlinePicture(sheet, 440),
    pagePicture(sheet, 560),
  ]);
  const faces = {
    PNG(lift: number) {
      drawPaper(stage, page(228, 228), '#ffffff', lift);
      context.drawImage(picture, -104, -104, 208, 208);
    },
    SVG(lift: number) {
      drawPaper(stage, page(222, 222), '#fff3d8', lift);
      context.strokeStyle = 'rgb(160 120 60 / 0.28)';
      context.lineWidth = 1;
      context.beginPath();
      for (let at = -88; at <= 88; at += 22) {
        context.moveTo(at, -111);
        context.lineTo(at, 111);
        context.moveTo(-111, at);
        context.lineTo(111, at);
      }
      context.stroke();
      context.drawImage(outline, -100, -100, 200, 200);
    },
    PDF(lift: number) {
      drawPaper(stage, page(244, 345), '#ffffff', lift);
      context.drawImage(print, -122, -172.5, 244, 345);
    },
  };

  function drawFile(time: number, index: number) {
    const file = FILES[index];
    if (!file) return;
    const { name, x, pressed, lies } = file;
    const leaving = progress(
      time,
      LEAVES.from + index * LEAVES.each,
      LEAVES.from + index * LEAVES.each + LEAVES.takes,
    );
    if (time < pressed) {
      // The files of the previous loop leave.
      if (leaving === 1) return;
      const away = leaving ** 2;
      withTransform(
        stage,
        { x: lies.x + away * 560, y: lies.y - away * 60, turn: lies.turn + away * 40 },
        () => faces[name](8 + away * 20),
      );
      return;
    }
    const there = easedProgress(time, pressed + 0.04, pressed + 0.04 + FLIGHT);
    const up = Math.sin(Math.PI * there);
    withTransform(
      stage,
      {
        x: x + (lies.x - x) * there,
        y: BUTTON.y + (lies.y - BUTTON.y) * there - up * 90,
        turn: lies.turn - (1 - there) * 70,
        size: 0.12 + 0.88 * there + up * 0.08,
      },
      () => faces[name](8 + up * 16),
    );
  }

  return (frame: number) => {
    const time = frame / FPS;
    cover(stage, ground);
    const busy = FILES.findLast(({ pressed }) => pressed <= time);
    const beat = busy ? Math.max(0, 1 - (time - busy.pressed) / 0.4) : 0;
    withTransform(
      stage,
      { x: FLAKE.x, y: FLAKE.y, turn: -8, size: 1 + 0.05 * Math.sin(Math.PI * beat) },
      () => drawPicture(stage, flake, FLAKE.side, 8),
    );
    for (const { name, x, pressed } of FILES) {
      const down = time >= pressed && time < pressed + 0.2;
      const face = images[`${name}${down ? 'Down' : 'Up'}`];
      if (!face) continue;
      const [width, height] = [BUTTON.width + 2 * MARGIN, BUTTON.height + 2 * MARGIN];
      context.drawImage(face, x - width / 2, BUTTON.y - height / 2, width, height);
    }
    FILES.forEach((_, index) => drawFile(time, index));
    const [x = 0, y = 0, lift = 0] = HAND(time);
    drawHand(x, y, lift);
  };
}

export const recording: Recording = {
  slug: 'snowflake',
  name: 'download',
  width: 800,
  height: 519,
  density: 1,
  seconds: 6.75,
  open,
};
