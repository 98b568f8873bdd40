/** Outlines at a distance from shapes: a sheet of paper cut around letters, a window cut into them. */
import { Clipper, EndType, FillRule, JoinType, type PathD, type PathsD } from 'clipper2-ts';
import svgpath from 'svgpath';
import { mixPoints, polygon, type Point } from './geometry.ts';

/** How far a straight piece may be from the curve that it replaces, units. */
const TOLERANCE = 0.07;
/** Pieces that a curve of a glyph is cut into. */
const CURVE_PIECES = 16;
/** Clipper's decimal places. */
const PRECISION = 3;
/** Windows below this area are specks, square units. */
const SPECK = 12;
/** Miters don't occur: all corners are round. */
const MITER_LIMIT = 2;

/**
 * The outline at a distance of `reach` around path data; overlapping shapes become one. Like one that
 * scissors cut: inward corners are round, there are no narrow bridges, and small holes, which would
 * look like specks in a list, are left uncut.
 */
export function offsetOutline(d: string, reach: number): string {
  const [turn, bridge] = [reach / 4, reach / 2];
  const closed = grown(grown(shapesOf(d), reach + turn), -turn - bridge);
  return outlineOf(grown(closed, bridge), (area) => area > 0 || -area >= reach ** 2);
}

/** The outline at a distance of `depth` inside path data: a window that leaves a rim. */
export function insetOutline(d: string, depth: number): string {
  const turn = depth / 4;
  const open = grown(grown(shapesOf(d), -depth - turn), turn);
  return outlineOf(open, (area) => Math.abs(area) >= SPECK);
}

const shapesOf = (d: string): PathsD => Clipper.unionD(flattened(d), FillRule.NonZero);

/** Path data of shapes. Areas of holes are negative. */
const outlineOf = (shapes: PathsD, isKept: (area: number) => boolean): string =>
  Clipper.simplifyPathsD(shapes, TOLERANCE, true)
    .filter((path) => isKept(Clipper.areaD(path)))
    .map((path) => polygon(path.map(({ x, y }): Point => [x, y])))
    .join('');

const grown = (paths: PathsD, by: number): PathsD =>
  Clipper.inflatePathsD(
    paths,
    by,
    JoinType.Round,
    EndType.Polygon,
    MITER_LIMIT,
    PRECISION,
    TOLERANCE,
  );

/** Path data as polygons. */
function flattened(d: string): PathsD {
  const paths: PathsD = [];
  let path: PathD = [];
  const put = ([x, y]: Point) => path.push({ x, y });
  const curve = (from: Point, leave: Point, arrive: Point, to: Point) => {
    for (let piece = 1; piece <= CURVE_PIECES; piece++) {
      const share = piece / CURVE_PIECES;
      const middle = mixPoints(leave, arrive, share);
      put(
        mixPoints(
          mixPoints(mixPoints(from, leave, share), middle, share),
          mixPoints(middle, mixPoints(arrive, to, share), share),
          share,
        ),
      );
    }
  };
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [command, a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = segment as [string, ...number[]];
      const from: Point = [x, y];
      if (command === 'M') {
        path = [];
        paths.push(path);
        put([a, b]);
      } else if (command === 'L') put([a, b]);
      else if (command === 'H') put([a, y]);
      else if (command === 'V') put([x, a]);
      else if (command === 'C') curve(from, [a, b], [c, e], [f, g]);
      else if (command === 'Q') {
        curve(from, mixPoints(from, [a, b], 2 / 3), mixPoints([c, e], [a, b], 2 / 3), [c, e]);
      }
    });
  return paths;
}
