/**
 * The house, in meters: x right, y to the front (down on the screen), z up. Every length and
 * angle is calculated from the corners in 3D, because a slope is longer than it looks from above.
 */
import { add, distance, type Point, scale, subtract } from '#app/demo-kit/vector.ts';
import { type Box, contains, corners, dot, type Polygon, sides } from './geometry.ts';

export type Space = readonly [x: number, y: number, z: number];

/** A face of the roof. Its coordinates u, along the eaves, and v, uphill, are true lengths. */
export type Face = {
  id: string;
  /** Name in messages. */
  name: string;
  /** Seen from above. */
  outline: Polygon;
  /** The same in u and v. */
  shape: Polygon;
  origin: Space;
  /** Directions of u and v, seen from above. */
  along: Point;
  uphill: Point;
  /** Angle of the slope, rad. */
  pitch: number;
  /** Obstacles, in u and v. */
  obstacles: readonly Obstacle[];
};

export type Obstacle = Box & { name: string };

/** An obstacle on one face. */
export type Spot = Obstacle & { face: string };

export type EdgeKind = 'eaves' | 'ridge' | 'hip' | 'valley' | 'verge';

/** A line where the roof ends or bends, and its true length, m. */
export type Edge = { id: string; kind: EdgeKind; from: Point; to: Point; length: number };

/** A corner of a face, its neighbors seen from above, and its true angle, degrees. */
export type Corner = { id: string; at: Point; before: Point; after: Point; angle: number };

const PITCH = (35 * Math.PI) / 180;
/** Height of the eaves and of the flat roof. */
const EAVES = 3.2;
const FLAT = 2.7;

const DEEP = 3.5;
const LONG = 12;
const WING = { from: 1.2, to: 6.2, out: 6.5 };
const WING_HALF = (WING.to - WING.from) / 2;
const WING_MIDDLE = (WING.from + WING.to) / 2;
const GARAGE: Box = { x: 12.2, y: -3.1, width: 3.6, height: 5.4 };

const ridgeLeft: Point = [0, 0];
const ridgeRight: Point = [LONG - DEEP, 0];
const backLeft: Point = [0, -DEEP];
const backRight: Point = [LONG, -DEEP];
const frontLeft: Point = [0, DEEP];
const frontRight: Point = [LONG, DEEP];
const valleyLeft: Point = [WING.from, DEEP];
const valleyRight: Point = [WING.to, DEEP];
const valleyTop: Point = [WING_MIDDLE, DEEP - WING_HALF];
const gableLeft: Point = [WING.from, WING.out];
const gable: Point = [WING_MIDDLE, WING.out];
const gableRight: Point = [WING.to, WING.out];

const garage = [...corners(GARAGE)].reverse();

const CHIMNEY: Box = { x: 7.15, y: -0.45, width: 1, height: 0.9 };

/** Corners are in counterclockwise order. */
const faces: readonly Face[] = [
  face('front', 'front slope', [0, -1], frontLeft, PITCH, [
    frontLeft,
    valleyLeft,
    valleyTop,
    valleyRight,
    frontRight,
    ridgeRight,
    ridgeLeft,
  ]),
  face('back', 'back slope', [0, 1], backRight, PITCH, [
    backRight,
    backLeft,
    ridgeLeft,
    ridgeRight,
  ]),
  face('hip', 'hip end', [-1, 0], frontRight, PITCH, [frontRight, backRight, ridgeRight]),
  face('wing-left', 'left slope of the wing', [1, 0], valleyLeft, PITCH, [
    gable,
    valleyTop,
    valleyLeft,
    gableLeft,
  ]),
  face('wing-right', 'right slope of the wing', [-1, 0], gableRight, PITCH, [
    gableRight,
    valleyRight,
    valleyTop,
    gable,
  ]),
  face('garage', 'flat roof', [0, -1], garage[0] ?? ridgeLeft, 0, garage, FLAT),
];

/** Obstacles on the roof, seen from above. */
export const features = {
  chimney: CHIMNEY,
  skylights: [
    { face: 'front', name: 'the roof window', x: 0.85, y: 2.3, width: 0.8, height: 1.2 },
    { face: 'back', name: 'the roof window', x: 9.6, y: 1.5, width: 0.8, height: 1.2 },
  ],
  vents: [
    { face: 'back', name: 'the vent', x: 3.2, y: 3.2, width: 0.36, height: 0.36 },
    { face: 'wing-right', name: 'the vent', x: 1.2, y: 2.1, width: 0.36, height: 0.36 },
  ],
  dome: { face: 'garage', name: 'the roof light', x: 1.35, y: 4.15, width: 0.9, height: 0.9 },
} as const;

const spots: readonly Spot[] = [...features.skylights, ...features.vents, features.dome];

/** The faces with their obstacles. */
export const roof: readonly Face[] = faces.map((one) => ({
  ...one,
  obstacles: [
    ...spots.filter(({ face }) => face === one.id),
    ...(one.id === 'front' || one.id === 'back' ? [chimneyOn(one)] : []),
  ],
}));

/** @throws if there is none */
export function faceOf(id: string): Face {
  const found = roof.find((face) => face.id === id);
  if (!found) throw new Error(`The roof has no face ${id}`);
  return found;
}

/** The face at a point of the plan. */
export const faceAt = (place: Point): Face | undefined =>
  roof.find(({ outline }) => contains(outline, place));

/** Converts u and v of a face to a point of the plan. */
export function faceToPlan({ origin, along, uphill, pitch }: Face, [u, v]: Point): Point {
  const [x, y] = origin;
  return add([x, y], add(scale(along, u), scale(uphill, v * Math.cos(pitch))));
}

/** Converts a point of the plan to u and v of a face. */
export function planToFace({ origin, along, uphill, pitch }: Face, place: Point): Point {
  const offset = subtract(place, [origin[0], origin[1]]);
  return [dot(offset, along), dot(offset, uphill) / Math.cos(pitch)];
}

/** Converts u and v of a face to 3D. */
export function faceToSpace(face: Face, place: Point): Space {
  const [x, y] = faceToPlan(face, place);
  return [x, y, face.origin[2] + place[1] * Math.sin(face.pitch)];
}

/** Every edge once, the longest first. */
export const edges: readonly Edge[] = edgesOf(roof);

/** Every convex corner of a face; those without a right angle first. */
export const roofCorners: readonly Corner[] = cornersOf(roof);

/** Bounding box of the house, seen from above. */
export const extent: Box = { x: 0, y: -DEEP, width: GARAGE.x + GARAGE.width, height: DEEP + 6.5 };

function face(
  id: string,
  name: string,
  uphill: Point,
  [x, y]: Point,
  pitch: number,
  outline: Polygon,
  height = EAVES,
): Face {
  const bare: Face = {
    id,
    name,
    outline,
    shape: [],
    origin: [x, y, height],
    along: [-uphill[1], uphill[0]],
    uphill,
    pitch,
    obstacles: [],
  };
  return { ...bare, shape: outline.map((corner) => planToFace(bare, corner)) };
}

function chimneyOn(face: Face): Obstacle {
  const { x, y, width, height } = CHIMNEY;
  const [a, b] = [planToFace(face, [x, y]), planToFace(face, [x + width, y + height])];
  const [left, low] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  const size = { width: Math.abs(a[0] - b[0]), height: Math.abs(a[1] - b[1]) };
  return { x: left, y: low, ...size, name: 'the chimney' };
}

function edgesOf(faces: readonly Face[]): Edge[] {
  const found = new Map<string, Edge>();
  for (const one of faces) {
    for (const [from, to] of sides(one.outline)) {
      const id = [from, to].map(String).sort().join(' ');
      const [a, b] = [planToFace(one, from), planToFace(one, to)];
      found.set(id, { id, from, to, length: distance(a, b), kind: kindOf(from, to) });
    }
  }
  return [...found.values()].sort((a, b) => b.length - a.length);
}

function kindOf(from: Point, to: Point): EdgeKind {
  const both = (...corners: Point[]) => corners.includes(from) && corners.includes(to);
  if (both(ridgeLeft, ridgeRight) || both(valleyTop, gable)) return 'ridge';
  if (both(ridgeRight, frontRight) || both(ridgeRight, backRight)) return 'hip';
  if (both(valleyTop, valleyLeft) || both(valleyTop, valleyRight)) return 'valley';
  if ([ridgeLeft, gable].some((top) => from === top || to === top)) return 'verge';
  return 'eaves';
}

function cornersOf(faces: readonly Face[]): Corner[] {
  const found = faces.flatMap((one) =>
    one.outline.map((at, index): Corner => {
      const count = one.outline.length;
      const before = one.outline[(index + count - 1) % count] ?? at;
      const after = one.outline[(index + 1) % count] ?? at;
      const [a, middle, b] = [planToFace(one, before), planToFace(one, at), planToFace(one, after)];
      const heading = (to: Point) => Math.atan2(to[1] - middle[1], to[0] - middle[0]);
      const opening = heading(a) - heading(b);
      return {
        id: `${one.id} ${index}`,
        at,
        before,
        after,
        angle: ((((opening * 180) / Math.PI) % 360) + 360) % 360,
      };
    }),
  );
  const square = ({ angle }: Corner) => Math.abs(angle - 90) < 0.01;
  return found
    .filter(({ angle }) => angle < 179.9)
    .sort((a, b) => Number(square(a)) - Number(square(b)));
}
