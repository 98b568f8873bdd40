/** A finger resizes a page: its lines break in other places, and a leaf counts them. */
import { findLines, type Line } from '../../app/demos/developer-advocate/line-breaks/lines.ts';
import { TEXTS } from '../../app/demos/developer-advocate/line-breaks/texts.ts';
import { LEAF, MARK, PAGE, ARROW, TEXT } from './kit/resize-layout.ts';
import { tipOf } from './kit/hand-size.ts';
import {
  cover,
  createHand,
  drawPicture,
  polygonPath,
  withTransform,
  drawPaper,
  drawText,
  textWidth,
} from './kit/paint.ts';
import { FPS, frameCount, type Recording, type Stage } from './kit/recording.ts';
import { ease, keyframes } from './kit/time.ts';

const SECONDS = 7.5;
const SENTENCE = TEXTS.sentence;

/** Width of the text, units, which the page shows as px. */
const WIDTH = keyframes([
  [0.6, 394],
  [2, 572],
  [2.5, 572],
  [5, 270],
  [5.6, 270],
  [6.8, 394],
]);

const HAND = keyframes([
  [0, 56, 34],
  [0.15, 56, 34],
  [0.5, 0, 0],
  [6.85, 0, 0],
  [7.35, 56, 34],
]);

const COLORS = ['#c8ebe0', '#9fd6cf', '#86d0ba'];

/** Frames in which a new mark or number grows to full size. */
const GROWTH_FRAMES = 6;

/** The lines at a width, found like in the demo, by the positions of the characters. */
function linesAt(stage: Stage, width: number): Line[] {
  const tops: number[] = [];
  let [top, x] = [0, 0];
  // First fit, like browsers: a word that doesn't fit starts a new line.
  for (const word of SENTENCE.split(/(?<= )/)) {
    if (x > 0 && x + textWidth(stage, word.trimEnd(), TEXT.size) > width) {
      top += TEXT.leading;
      x = 0;
    }
    x += textWidth(stage, word, TEXT.size);
    tops.push(...Array.from(word, () => top));
  }
  return findLines(SENTENCE, (from) => tops[from] ?? top, TEXT.leading / 2);
}

function open(stage: Stage) {
  const { context, density, images } = stage;
  const { cave, listeners, mark, arrow, hand } = images;
  if (!cave || !listeners || !mark || !arrow || !hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(density));
  const frames = Array.from({ length: frameCount({ seconds: SECONDS }) }, (_, frame) => {
    const [width = 0] = WIDTH(frame / FPS);
    return { width, lines: linesAt(stage, width) };
  });
  /** For how many frames a value has been the same. */
  const ageOf = (frame: number, valueOf: (lines: readonly Line[]) => number | undefined) => {
    const same = (at: number) => {
      const lines = frames[(at + frames.length) % frames.length]?.lines ?? [];
      return valueOf(lines) === valueOf(frames[frame]?.lines ?? []);
    };
    let age = 0;
    while (age < GROWTH_FRAMES && same(frame - age - 1)) age++;
    return age;
  };

  function drawPage(right: number) {
    const { x, y, height } = PAGE;
    context.strokeStyle = '#d9a24a';
    context.lineWidth = 3.4;
    for (const at of [x + 26, right - 26]) {
      context.beginPath();
      context.moveTo(at, -10);
      context.lineTo(at, y + 10);
      context.stroke();
    }
    const page = new Path2D();
    page.roundRect(x, y, right - x, height, 8);
    drawPaper(stage, page, '#fff1d6', 10);
    for (const at of [x + 26, right - 26]) {
      const pin = new Path2D();
      pin.arc(at, y + 11, 6, 0, 7);
      drawPaper(stage, pin, '#d9a24a', 2);
    }
    context.strokeStyle = '#b9406a';
    context.lineWidth = 2.4;
    context.lineCap = 'round';
    context.setLineDash([8, 7]);
    for (const at of [x + PAGE.room - 8, right - PAGE.room + 8]) {
      context.beginPath();
      context.moveTo(at, y + 28);
      context.lineTo(at, y + height - 56);
      context.stroke();
    }
    context.setLineDash([]);
  }

  const drawLines = (frame: number, lines: readonly Line[]) => {
    const left = PAGE.x + PAGE.room;
    for (const [index, { start, end }] of lines.entries()) {
      const text = SENTENCE.slice(start, end);
      const long = textWidth(stage, text, TEXT.size);
      const middle = PAGE.y + 54 + index * TEXT.leading;
      const strip = new Path2D();
      strip.roundRect(left - 6, middle - TEXT.strip / 2, long + 14, TEXT.strip, 5);
      drawPaper(stage, strip, COLORS[index % COLORS.length] ?? '#c8ebe0', 3);
      withTransform(stage, { x: left + long / 2, y: middle }, () =>
        drawText(stage, text, TEXT.size),
      );
    }
    for (const [index, { start, end }] of lines.slice(0, -1).entries()) {
      const long = textWidth(stage, SENTENCE.slice(start, end), TEXT.size);
      const middle = PAGE.y + 54 + index * TEXT.leading;
      const size = ease((ageOf(frame, (all) => all[index]?.end) + 1) / GROWTH_FRAMES);
      withTransform(stage, { x: left + long + 12, y: middle + 19, size: 0.3 + 0.7 * size }, () =>
        drawPicture(stage, mark, MARK),
      );
    }
  };

  /** Draws the strip with the text's width. */
  function drawWidth(right: number) {
    const [from, to] = [PAGE.x + PAGE.room - 8, right - PAGE.room + 8];
    const [y, half, tip] = [PAGE.y + PAGE.height - 30, 17, 20];
    const strip = polygonPath([
      [from, y],
      [from + tip, y - half],
      [to - tip, y - half],
      [to, y],
      [to - tip, y + half],
      [from + tip, y + half],
    ]);
    drawPaper(stage, strip, '#f0b456', 3);
    context.fillStyle = '#34123d';
    for (const [end, way] of [
      [from + 3, 1],
      [to - 3, -1],
    ] as const) {
      context.fill(
        polygonPath([
          [end, y],
          [end + way * tip * 0.9, y - half * 0.55],
          [end + way * tip * 0.9, y + half * 0.55],
        ]),
      );
    }
    const text = `${Math.round(to - from - 16)} px`;
    withTransform(stage, { x: (from + to) / 2, y }, () => drawText(stage, text, 22, 'small '));
  }

  return (frame: number) => {
    const now = frames[frame];
    if (!now) throw new Error(`There is no frame ${frame}`);
    const { width, lines } = now;
    const right = PAGE.x + 2 * PAGE.room + width;
    cover(stage, cave);
    const counts = ease((ageOf(frame, (all) => all.length) + 1) / GROWTH_FRAMES);
    const leaf = images[`leaf${lines.length}`];
    if (leaf) {
      withTransform(
        stage,
        { x: LEAF.x, y: LEAF.y, size: 0.84 + 0.16 * counts, turn: 8 * (1 - counts) },
        () => drawPicture(stage, leaf, LEAF.width),
      );
    }
    drawPage(right);
    drawLines(frame, lines);
    drawWidth(right);
    withTransform(stage, { x: right, y: PAGE.y + 206 }, () => drawPicture(stage, arrow, ARROW));
    cover(stage, listeners);
    const [away = 0, lift = 0] = HAND(frame / FPS);
    drawHand(right + 2 + away, PAGE.y + 212 + away * 1.2, lift);
  };
}

export const recording: Recording = {
  slug: 'developer-advocate',
  name: 'resize',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
