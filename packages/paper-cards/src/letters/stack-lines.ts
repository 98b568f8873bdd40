/** Stacks the lines of a title. */
import { moveOutline, type Outline, touching } from './outlines.ts';
import { CAP_HEIGHT, type Line } from './set-title.ts';

/** Lines of similar length become equally long, as far as this changes their size by no more than this factor. */
const MAX_LINE_SCALE = 1.3;
/** Minimum space between the letters of two lines, em of the smaller one. */
const LINE_GAP = 0.15;
/** Minimum distance of two baselines, in heights of the lower line's capitals. */
const MIN_PITCH = 1.16;
export type Stacked = {
  /** Outlines of all letters, line by line. */
  outlines: Outline[];
  /** Width and baseline of each line, and how much larger it is than 1 em. */
  lines: { width: number; baseline: number; scale: number }[];
};

/** How far apart the middles of the first and the last staggered line are, in widths of the widest. */
const STAGGER = 0.12;

/** Stacks lines so that their letters almost touch, with the middle of each at x = 0, or staggered. */
export function stackLines(lines: readonly Line[], isStaggered: boolean): Stacked {
  const widest = Math.max(...lines.map(({ width }) => width));
  const scales = lines.map(({ width }) => Math.min((widest / width) ** 0.8, MAX_LINE_SCALE));
  const widths = lines.map(({ width }, index) => width * (scales[index] ?? 1));
  const step = isStaggered ? (STAGGER * Math.max(...widths)) / Math.max(1, lines.length - 1) : 0;
  const stacked: Stacked = { outlines: [], lines: [] };
  let above: Outline[] = [];
  let baseline = 0;
  for (const [index, { letters, width }] of lines.entries()) {
    const scale = scales[index] ?? 1;
    const shift = (index - (lines.length - 1) / 2) * step;
    const put = (down: number) =>
      letters.map(({ outline }) =>
        moveOutline(outline, ([x, y]) => [(x - width / 2) * scale + shift, y * scale + down]),
      );
    if (index > 0) {
      const gap = LINE_GAP * Math.min(scale, scales[index - 1] ?? 1);
      const closest = baseline + MIN_PITCH * CAP_HEIGHT * scale;
      baseline = Math.max(closest, touching(above, put(0)) + gap);
    }
    above = put(baseline);
    stacked.outlines.push(...above);
    stacked.lines.push({ width: width * scale, baseline, scale });
  }
  return stacked;
}
