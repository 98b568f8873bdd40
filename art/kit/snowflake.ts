/**
 * A paper snowflake, constructed like a real one: a sheet folded into twelve wedges, with cuts only
 * from the two folds and the rim, then unfolded, so every second wedge is mirrored.
 */
import {
  bow,
  mixPoints,
  polar,
  polygon,
  polyline,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { blend, shape, stroke } from '../../tools/content/paper/svg.ts';

/** A point of the wedge: `r` is 0 at the center and 1 at the rim, `t` 0 at the first fold and 1 at the second. */
type WedgePoint = readonly [r: number, t: number];

interface Cut {
  /** Positions at which the cut enters and leaves the fold. */
  from: number;
  to: number;
  /** The deepest point of the cut. */
  tip: WedgePoint;
  /** Outward bulge of the sides: 0 for a straight snip, 1 for a round leaf. */
  bulge?: number;
}

export interface WedgeDesign {
  rim: readonly WedgePoint[];
  firstFold: readonly Cut[];
  secondFold: readonly Cut[];
}

const WEDGES = 12;
const WEDGE_DEGREES = 360 / WEDGES;
const WEDGE_ANGLE = (2 * Math.PI) / WEDGES;

type Vector = readonly [x: number, y: number, z: number];

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));

/** Direction from the paper to the light at the upper left. */
const LAMP = unit([-0.55, -0.65, 0.75]);

export interface FoldOptions {
  x: number;
  y: number;
  radius: number;
  /** Angle at which the flap still stands up, degrees of the first fold; 0 is flat. */
  open?: number;
  /** Depth of the pleats that remain in the paper. */
  pleat?: number;
  /** Direction of the standing flap, degrees clockwise from the right. */
  turn?: number;
  /** Rotation of the sheet about a horizontal and a vertical axis, degrees. */
  tilt?: number;
  swing?: number;
  lit?: string;
  dim?: string;
  /** Color of the paper's back, which the flap shows. */
  backLit?: string;
  backDim?: string;
}

/**
 * The folded sheet in space. `body` is the markup of the eight flat wedges, `flap` that of the four
 * raised in front of them, `shadow` the outline of the shadow on a wall `wall` radii behind it.
 */
export function foldedSnowflake(design: WedgeDesign, options: FoldOptions) {
  const { lit = '#ffffff', dim = '#8ba3d6', backLit = '#c9d9f8', backDim = '#5f7fc4' } = options;
  const creases = creaseDirections(options);
  const project = camera(options);
  const at = (wedge: number, [r, t]: WedgePoint): Vector => {
    const share = wedge % 2 ? 1 - t : t;
    const [from, to] = [creases[wedge] ?? LAMP, creases[(wedge + 1) % WEDGES] ?? LAMP];
    const scale = r / Math.sin(WEDGE_ANGLE);
    return add(
      times(from, Math.sin((1 - share) * WEDGE_ANGLE) * scale),
      times(to, Math.sin(share * WEDGE_ANGLE) * scale),
    );
  };
  const outlines = wedgeOutlines(design);
  const draw = (wedge: number, place: (point: Vector) => Point) =>
    outlines.map((points) => polygon(points.map((point) => place(at(wedge, point))))).join('');
  const wedges = Array.from({ length: WEDGES }, (_, wedge) => wedge);

  const facet = (wedge: number) => {
    const [from, to] = [creases[wedge] ?? LAMP, creases[(wedge + 1) % WEDGES] ?? LAMP];
    const normal = unit(cross(from, to));
    const behind = normal[2] < 0;
    const light = dot(behind ? times(normal, -1) : normal, LAMP);
    const shade = Math.min(1, Math.max(0, (light - 0.3) / 0.55));
    const color = behind ? blend(backDim, backLit, shade) : blend(dim, lit, shade);
    return (
      shape(draw(wedge, project), color) + creaseLine(wedge, wedge) + creaseLine(wedge + 1, wedge)
    );
  };

  /** The crease at one side of a wedge, inset by half its line width. */
  const creaseLine = (crease: number, wedge: number) => {
    const cuts = crease % 2 ? design.secondFold : design.firstFold;
    const rim = crease % 2 ? design.rim[design.rim.length - 1] : design.rim[0];
    const along = creases[crease % WEDGES] ?? LAMP;
    const across = creases[crease === wedge ? (wedge + 1) % WEDGES : wedge] ?? LAMP;
    const line = paperBetween(cuts, rim?.[0] ?? 1).map(([from, to]) =>
      polyline([from, to].map((r) => project(add(times(along, r), times(across, 0.002))))),
    );
    const valley = crease % 2 === 1;
    const near = crease === wedge;
    const color = valley === near ? '#2c447c' : '#ffffff';
    return stroke(line.join(''), color, 0.8, { opacity: valley === near ? 0.5 : 0.9 });
  };

  // The flap consists of the four wedges around its middle; the farthest is drawn first.
  const flat = [8, 9, 10, 11, 0, 1, 2, 3];
  const height = (wedge: number) => at(wedge, [1, 0.5])[1];
  const flap = [4, 5, 6, 7].sort((a, b) => height(a) - height(b));

  const shadow = (wall: number) =>
    wedges
      .map((wedge) => {
        const fall = (point: Vector): Point => {
          const height = point[2] + wall;
          const [x, y] = project([point[0], point[1], 0]);
          return [
            x - (LAMP[0] / LAMP[2]) * height * options.radius,
            y - (LAMP[1] / LAMP[2]) * height * options.radius,
          ];
        };
        return draw(wedge, fall);
      })
      .join('');

  return {
    body: flat.map(facet).join(''),
    flap: flap.map(facet).join(''),
    shadow,
  };
}

/** A small flat snowflake as one path. @param turn rotation, degrees */
export function flatSnowflake(design: WedgeDesign, x: number, y: number, radius: number, turn = 0) {
  const outlines = wedgeOutlines(design);
  let d = '';
  for (let wedge = 0; wedge < WEDGES; wedge++) {
    for (const points of outlines) {
      d += polygon(
        points.map(([r, t]): Point => {
          const angle = (wedge + (wedge % 2 ? 1 - t : t)) * WEDGE_ANGLE + (turn * Math.PI) / 180;
          return [x + r * radius * Math.cos(angle), y + r * radius * Math.sin(angle)];
        }),
      );
    }
  }
  return d;
}

/**
 * Directions of the twelve creases. The sheet was folded in half, then along two more creases at 120
 * degrees: a rigid vertex of four folds. When the halves open by `open`, the flap between the two 120
 * degree creases rises by the angle computed here. The other eight creases are already open and keep a
 * slight pleat.
 */
function creaseDirections({ open = 0, pleat = 0, turn = 0, tilt = 0, swing = 0 }: FoldOptions) {
  const half = (open * Math.PI) / 180;
  const side = Math.sqrt(3) / 2;
  const arm = (sign: number): Vector => [-0.5, sign * side * Math.cos(half), side * Math.sin(half)];
  const rise = 2 * Math.atan2(side * Math.sin(half), -0.5) - Math.PI;
  const [tail, flap]: [Vector, Vector] = [
    [1, 0, 0],
    [Math.cos(rise), 0, Math.sin(rise)],
  ];
  // The four folded creases in order, with the number of wedges from each to the next.
  const frame: readonly (readonly [Vector, Vector, number])[] = [
    [tail, arm(1), 4],
    [arm(1), flap, 2],
    [flap, arm(-1), 2],
    [arm(-1), tail, 4],
  ];
  const directions: Vector[] = [];
  for (const [from, to, count] of frame) {
    const normal = unit(cross(from, to));
    const angle = Math.acos(dot(from, to));
    for (let index = 0; index < count; index++) {
      const share = index / count;
      const within = add(
        times(from, Math.sin((1 - share) * angle) / Math.sin(angle)),
        times(to, Math.sin(share * angle) / Math.sin(angle)),
      );
      const wave = index === 0 ? 0 : pleat * (index % 2 ? -1 : 1);
      directions.push(unit(add(within, times(normal, wave))));
    }
  }
  // The flap points to the left. Rotates it to `turn`, then tilts the sheet.
  const spin = ((turn + 180) * Math.PI) / 180;
  return directions.map((direction) =>
    lean(rotate(direction, 0, 1, spin), (tilt * Math.PI) / 180, (swing * Math.PI) / 180),
  );
}

function rotate(vector: Vector, first: 0 | 1 | 2, second: 0 | 1 | 2, angle: number): Vector {
  const result: [number, number, number] = [...vector];
  result[first] = vector[first] * Math.cos(angle) - vector[second] * Math.sin(angle);
  result[second] = vector[first] * Math.sin(angle) + vector[second] * Math.cos(angle);
  return result;
}

const lean = (vector: Vector, tilt: number, swing: number) =>
  rotate(rotate(vector, 1, 2, tilt), 0, 2, swing);

function camera({ x, y, radius }: FoldOptions) {
  const distance = 4;
  return ([px, py, pz]: Vector): Point => {
    const scale = (radius * distance) / (distance - pz);
    return [x + px * scale, y + py * scale];
  };
}

/** Outlines of the wedge and its cuts, as points. */
function wedgeOutlines({ rim, firstFold, secondFold }: WedgeDesign): WedgePoint[][] {
  return [
    [[0, 0], ...rim],
    ...firstFold.map((cut) => snip(cut, 0)),
    ...secondFold.map((cut) => snip(cut, 1)),
  ];
}

/** The outline of a cut from the fold `t`. */
function snip({ from, to, tip, bulge = 0 }: Cut, t: number): WedgePoint[] {
  const flat = ([r, share]: WedgePoint): Point => polar(0, 0, r, share * WEDGE_DEGREES);
  const [enter, point, leave] = [flat([from, t]), flat(tip), flat([to, t])];
  const middle = mixPoints(mixPoints(enter, leave, 0.5), point, 1 / 3);
  const side = (start: Point, end: Point) => {
    const half = mixPoints(start, end, 0.5);
    return bow(start, mixPoints(half, middle, -bulge), end, 8);
  };
  return [...side(enter, point), ...side(point, leave).slice(1)].map(([x, y]): WedgePoint => {
    const share = Math.atan2(y, x) / WEDGE_ANGLE;
    return [Math.hypot(x, y), Math.min(1, Math.max(0, share))];
  });
}

/** The intervals of a fold where paper is left. */
function paperBetween(cuts: readonly Cut[], rim: number): [number, number][] {
  const edges = [0.015, ...cuts.flatMap(({ from, to }) => [from, to]), rim];
  const stretches: [number, number][] = [];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    stretches.push([edges[index] ?? 0, edges[index + 1] ?? 0]);
  }
  return stretches;
}
