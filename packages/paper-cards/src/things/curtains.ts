/** A theater's curtains. */
import { blend } from '../colors.ts';
import { circle, mix, type Point, polygon } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet, WIDTH } from '../paper/paper.ts';
import type { CardLayer } from '../scene.ts';
import { shape, stroke } from '../paper/inks.ts';

/**
 * Half a curtain, gathered by a cord: folds from the rail to the floor.
 * @param reach how much farther than usual it hangs over the stage, 1 is usual
 */
export function curtain(side: 1 | -1, { foot, reach }: { foot: number; reach: number }): CardLayer {
  const at = (x: number) => {
    const wide = x > 0 ? x * reach : x;
    return side > 0 ? wide : WIDTH - wide;
  };
  const knot = 566;
  const folds = 5;
  const color = 'deep warm-deep 50';
  const sheets = Array.from({ length: folds }).flatMap((_, index) => {
    const [a, b] = [index, index + 1].map((step) => ({
      top: mix(122, -70, step / folds),
      knot: mix(58, -40, step / folds),
      low: mix(84, -56, step / folds),
    }));
    if (!a || !b) return [];
    const d =
      `M${at(a.top)} -60C${at(a.top)} 240 ${at(a.knot + 46)} 440 ${at(a.knot)} ${knot}` +
      `C${at(a.knot + 8)} 660 ${at(a.low)} 740 ${at(a.low)} ${foot - 8}` +
      `Q${at((a.low + b.low) / 2)} ${foot + 4} ${at(b.low)} ${foot - 8}L${at(b.knot - 30)} ${knot}L${at(b.top)} -60Z`;
    return sheet(d, blend(color, index % 2 ? 'ink' : 'cream', index % 2 ? 0.16 : 0.05), 'thing');
  });
  const cord = paper(
    [
      ...stroke(
        `M${at(-40)} ${knot - 14}Q${at(30)} ${knot + 20} ${at(62)} ${knot - 4}`,
        'accent',
        9,
      ),
      ...shape(
        circle(at(56), knot + 10, 9) +
          polygon([
            [at(48), knot + 14],
            [at(64), knot + 14],
            [at(68), knot + 52],
            [at(44), knot + 52],
          ]),
        'accent',
      ),
    ],
    'thing',
  );
  return {
    name: side > 0 ? 'curtain-left' : 'curtain-right',
    travel: 3,
    sheets: [...sheets.reverse(), cord],
  };
}

/** A pelmet in scallops with a fringe of lace, above the title. */
export function pelmet(): CardLayer {
  const color = 'deep warm-deep 50';
  const swags = Array.from({ length: 5 }, (_, index) => {
    const [left, right] = [-60 + index * 148, 96 + index * 148];
    const d = `M${left} -60H${right}V2Q${(left + right) / 2} 62 ${left} 2Z`;
    return sheet(d, blend(color, 'ink', index % 2 ? 0.2 : 0.06), 'thing 6');
  });
  const hem: Point[] = [
    [-60, -22],
    [676, -22],
  ];
  return {
    name: 'pelmet',
    travel: 4,
    sheets: [...swags, paper(shape(laceEdge(hem, { pitch: 44, depth: 40 }), 'cream'), 'print')],
  };
}
