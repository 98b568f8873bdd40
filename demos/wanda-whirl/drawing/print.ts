/** Patterns printed on a strip, which twist and bend with the paper. */
import type { Pattern } from '../options.ts';
import { addBand, addDot, addSpot, type Strip } from './strip.ts';

type Printer = (path: Path2D, strip: Strip, from: number, until: number) => void;

/** Calls `mark` for every repetition whose center is in a range of the strip. */
function repeat(every: number, from: number, until: number, mark: (at: number, n: number) => void) {
  for (let n = Math.ceil(from / every - 0.5); (n + 0.5) * every < until; n++) {
    mark((n + 0.5) * every, n);
  }
}

const printers: Record<Pattern, Printer> = {
  plain() {},

  stripes(path, strip, from, until) {
    const every = strip.half * 1.7;
    repeat(every, from, until, (at) => {
      const start = Math.max(from, at - every / 4);
      addBand(path, strip, start, Math.min(until, at + every / 4));
    });
  },

  lines(path, strip, from, until) {
    addBand(path, strip, from, until, -0.62, -0.3);
    addBand(path, strip, from, until, 0.3, 0.62);
  },

  dots(path, strip, from, until) {
    const radius = Math.min(strip.half * 0.34, 5);
    repeat(strip.half * 1.05, from + radius * 0.6, until - radius * 0.6, (at, n) => {
      addDot(path, strip, at, n % 2 === 0 ? 0.44 : -0.44, radius);
    });
  },

  zigzag(path, strip, from, until) {
    const every = strip.half * 0.85;
    const first = Math.ceil(from / every);
    const last = Math.floor(until / every);
    if (last - first < 1) return;
    for (const [start, end, offset] of [
      [first, last, -0.24],
      [last, first, 0.24],
    ] as const) {
      const direction = start < end ? 1 : -1;
      for (let n = start; n !== end + direction; n += direction) {
        strip.place(n * every, (n % 2 === 0 ? 0.55 : -0.55) + offset);
        addSpot(path, direction > 0 && n === start);
      }
    }
    path.closePath();
  },

  lace(path, strip, from, until) {
    const small = Math.max(1.1, strip.half * 0.11);
    repeat(strip.half * 0.62, from, until, (at) => {
      addDot(path, strip, at, -0.74, small);
      addDot(path, strip, at, 0.74, small);
    });
    const petal = strip.half * 0.17;
    repeat(strip.half * 1.86, from, until, (at) => {
      addDot(path, strip, at - petal * 1.5, 0, petal);
      addDot(path, strip, at + petal * 1.5, 0, petal);
      addDot(path, strip, at, -0.25, petal);
      addDot(path, strip, at, 0.25, petal);
    });
  },
};

/** Adds a pattern to the front and back paths of a strip. */
export function print(pattern: Pattern, strip: Strip, front: Path2D, back: Path2D) {
  for (const run of strip.runs) {
    printers[pattern](run.front ? front : back, strip, run.from, run.to);
  }
}
