/** The ground around the house: lawn, paths, trees and a table with a lace cloth. */
import { handCut, randomAt, outlinePath, scalloped } from './drawing.ts';
import type { Point } from '../kit/vector.ts';
import type { Box } from './geometry.ts';
import * as styles from './plan.css.ts';

const SHEET: Box = { x: -4.6, y: -7.4, width: 25.2, height: 17.6 };
const STITCHES: Box = { x: -4.2, y: -7, width: 24.4, height: 16.8 };

const LAWN =
  'M-3.4-5.8C1-6.6 6-6.2 11-6.3s8-.4 8.4.6.3 5 .1 8.2.5 6-.4 6.6-4.6.3-5.6.1-.6-2.6-.8-4.4' +
  'H7.6l-1 3.9c-1.5.7-6.8.6-8.6.2s-1.6-3.6-1.5-6.4-.6-7.8.1-8.9z';
const DRIVE = 'M12.5 2.2h3l.4 8H12.2z';
const WALK = 'M6.3 4.6h1v.9c0 1.6 1.2 1.6 1.2 3v1.7H7.3V8.7c0-1-1-1.2-1-2.8z';

const TREES: readonly (readonly [Point, number])[] = [
  [[-2.5, -4.7], 1.5],
  [[-2.9, 1.3], 1.05],
  [[-2.1, 6.6], 1.6],
  [[18.2, -4.6], 1.35],
  [[18.1, 6.4], 1.55],
  [[8.9, -5.5], 0.95],
  [[4.2, -5.2], 0.7],
  [[18.6, 1.2], 0.8],
];

const grid = (() => {
  let path = '';
  for (let x = Math.ceil(SHEET.x); x < SHEET.x + SHEET.width; x++) {
    path += `M${x} ${SHEET.y + 0.1}V${SHEET.y + SHEET.height - 0.1}`;
  }
  for (let y = Math.ceil(SHEET.y); y < SHEET.y + SHEET.height; y++) {
    path += `M${SHEET.x + 0.1} ${y}H${SHEET.x + SHEET.width - 0.1}`;
  }
  return path;
})();

/** A segment of the parasol. */
const slice = (index: number) => {
  const at = (turn: number) => {
    const angle = (turn * Math.PI) / 4;
    return `${(Math.cos(angle) * 0.75).toFixed(3)} ${(Math.sin(angle) * 0.75).toFixed(3)}`;
  };
  return `M0 0L${at(index)}L${at(index + 1)}Z`;
};

export const Garden = () => (
  <g>
    <path className={styles.sheetShadow} d={outlinePath(handCut(SHEET, 0.06))} data-shadow="0.5" />
    <path className={styles.sheet} d={outlinePath(handCut(SHEET, 0.06))} />
    <path className={styles.grid} d={grid} />
    <path className={styles.lawnShadow} d={LAWN} data-shadow="0.1" />
    <path className={styles.lawn} d={LAWN} />
    <path className={styles.path} d={DRIVE} />
    <path className={styles.path} d={WALK} />
    <rect
      className={styles.stitches}
      x={STITCHES.x}
      y={STITCHES.y}
      width={STITCHES.width}
      height={STITCHES.height}
      rx={0.3}
    />
    <g transform="translate(10.4 6.2)">
      <path className={styles.treeShadow} d={scalloped([0, 0], 1.25, 18)} data-shadow="0.12" />
      <path className={styles.lace} d={scalloped([0, 0], 1.25, 18)} />
      <circle className={styles.eyelets} r={1.12} />
      <g transform="translate(.35 -.2)">
        <circle className={styles.treeShadow} r={0.75} data-shadow="0.3" />
        {Array.from({ length: 8 }, (_, index) => (
          <path
            key={slice(index)}
            className={index % 2 ? styles.parasol : styles.parasolLight}
            d={slice(index)}
          />
        ))}
        <circle className={styles.parasol} r={0.09} />
      </g>
    </g>
    {TREES.map(([at, size], index) => (
      <g key={String(at)}>
        <path className={styles.treeShadow} d={scalloped(at, size, 13)} data-shadow="0.4" />
        <path className={styles.tree} d={scalloped(at, size, 13)} />
        <path
          className={styles.treeMiddle}
          d={scalloped([at[0] - size * 0.1, at[1] - size * 0.12], size * 0.66, 10)}
        />
        <path
          className={styles.treeTop}
          d={scalloped(
            [at[0] - size * (0.14 + 0.1 * randomAt(index)), at[1] - size * 0.22],
            size * 0.34,
            7,
          )}
        />
      </g>
    ))}
  </g>
);
