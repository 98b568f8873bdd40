/** A finger makes a page wider and narrower: lines break elsewhere, and a leaf counts them. */
import { findLines, type Line } from '../../app/demos/developer-advocate/line-breaks/lines.ts';
import { TEXTS } from '../../app/demos/developer-advocate/line-breaks/texts.ts';
import { LEAF, MARK, PAGE, ARROW, TEXT } from './kit/resize-layout.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, handOf, lay, pathOf, placed, sheetOf, write, writtenLength } from './kit/paint.ts';
import { FPS, frameCount, type Show, type Stage } from './kit/show.ts';
import { ease, track } from './kit/time.ts';

const SECONDS = 7.5;
const SENTENCE = TEXTS.sentence;

/** Width of the text, units: what the page says is px. */
const WIDTH = track([
  [0.6, 394],
  [2, 572],
  [2.5, 572],
  [5, 270],
  [5.6, 270],
  [6.8, 394],
]);

const HAND = track([
  [0, 56, 34],
  [0.15, 56, 34],
  [0.5, 0, 0],
  [6.85, 0, 0],
  [7.35, 56, 34],
]);

const COLOURS = ['#c8ebe0', '#9fd6cf', '#86d0ba'];

/** Frames in which a mark or a number that is new grows to its size. */
const COMES = 6;

/** The lines at a width, found as the toy finds them: by asking where each character stands. */
function linesAt(stage: Stage, width: number): Line[] {
  const tops: number[] = [];
  let [top, x] = [0, 0];
  // First fit, as browsers do: a word that is too long for what is left begins a line.
  for (const word of SENTENCE.split(/(?<= )/)) {
    if (x > 0 && x + writtenLength(stage, word.trimEnd(), TEXT.size) > width) {
      top += TEXT.leading;
      x = 0;
    }
    x += writtenLength(stage, word, TEXT.size);
    tops.push(...Array.from(word, () => top));
  }
  return findLines(SENTENCE, (from) => tops[from] ?? top, TEXT.leading / 2);
}

function open(stage: Stage) {
  const { context, density, props } = stage;
  const { cave, listeners, mark, arrow, hand } = props;
  if (!cave || !listeners || !mark || !arrow || !hand) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(density));
  const frames = Array.from({ length: frameCount({ seconds: SECONDS }) }, (_, frame) => {
    const [width = 0] = WIDTH(frame / FPS);
    return { width, lines: linesAt(stage, width) };
  });
  /** For how many frames, up to one, something has been the same. */
  const ageOf = (frame: number, told: (lines: readonly Line[]) => number | undefined) => {
    const same = (at: number) => {
      const lines = frames[(at + frames.length) % frames.length]?.lines ?? [];
      return told(lines) === told(frames[frame]?.lines ?? []);
    };
    let age = 0;
    while (age < COMES && same(frame - age - 1)) age++;
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
    sheetOf(stage, page, '#fff1d6', 10);
    for (const at of [x + 26, right - 26]) {
      const pin = new Path2D();
      pin.arc(at, y + 11, 6, 0, 7);
      sheetOf(stage, pin, '#d9a24a', 2);
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
      const long = writtenLength(stage, text, TEXT.size);
      const middle = PAGE.y + 54 + index * TEXT.leading;
      const strip = new Path2D();
      strip.roundRect(left - 6, middle - TEXT.strip / 2, long + 14, TEXT.strip, 5);
      sheetOf(stage, strip, COLOURS[index % COLOURS.length] ?? '#c8ebe0', 3);
      placed(stage, { x: left + long / 2, y: middle }, () => write(stage, text, TEXT.size));
    }
    for (const [index, { start, end }] of lines.slice(0, -1).entries()) {
      const long = writtenLength(stage, SENTENCE.slice(start, end), TEXT.size);
      const middle = PAGE.y + 54 + index * TEXT.leading;
      const size = ease((ageOf(frame, (all) => all[index]?.end) + 1) / COMES);
      placed(stage, { x: left + long + 12, y: middle + 19, size: 0.3 + 0.7 * size }, () =>
        lay(stage, mark, MARK),
      );
    }
  };

  /** The strip that says how wide the text is. */
  function drawWidth(right: number) {
    const [from, to] = [PAGE.x + PAGE.room - 8, right - PAGE.room + 8];
    const [y, half, tip] = [PAGE.y + PAGE.height - 30, 17, 20];
    const strip = pathOf([
      [from, y],
      [from + tip, y - half],
      [to - tip, y - half],
      [to, y],
      [to - tip, y + half],
      [from + tip, y + half],
    ]);
    sheetOf(stage, strip, '#f0b456', 3);
    context.fillStyle = '#34123d';
    for (const [end, way] of [
      [from + 3, 1],
      [to - 3, -1],
    ] as const) {
      context.fill(
        pathOf([
          [end, y],
          [end + way * tip * 0.9, y - half * 0.55],
          [end + way * tip * 0.9, y + half * 0.55],
        ]),
      );
    }
    const text = `${Math.round(to - from - 16)} px`;
    placed(stage, { x: (from + to) / 2, y }, () => write(stage, text, 22, 'small '));
  }

  return (frame: number) => {
    const now = frames[frame];
    if (!now) throw new Error(`There is no frame ${frame}`);
    const { width, lines } = now;
    const right = PAGE.x + 2 * PAGE.room + width;
    cover(stage, cave);
    const counts = ease((ageOf(frame, (all) => all.length) + 1) / COMES);
    const leaf = props[`leaf${lines.length}`];
    if (leaf) {
      placed(
        stage,
        { x: LEAF.x, y: LEAF.y, size: 0.84 + 0.16 * counts, turn: 8 * (1 - counts) },
        () => lay(stage, leaf, LEAF.width),
      );
    }
    drawPage(right);
    drawLines(frame, lines);
    drawWidth(right);
    placed(stage, { x: right, y: PAGE.y + 206 }, () => lay(stage, arrow, ARROW));
    cover(stage, listeners);
    const [away = 0, lift = 0] = HAND(frame / FPS);
    drawHand(right + 2 + away, PAGE.y + 212 + away * 1.2, lift);
  };
}

export const show: Show = {
  slug: 'developer-advocate',
  name: 'resize',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
