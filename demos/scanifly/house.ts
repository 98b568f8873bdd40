/** The house from above. */
import { add, type Point } from '#app/demo-kit/vector.ts';
import { boxOnPlan, circlePath, linePath, outlinePath, slates } from './drawing.ts';
import { corners, inflate } from './geometry.ts';
import { raised, type Shape } from './paints.ts';
import {
  type EdgeKind,
  edges,
  type Face,
  faceOf,
  faceToPlan,
  features,
  roof,
  type Spot,
} from './roof.ts';

/** Path of all edges of these kinds. */
const linesOf = (...kinds: EdgeKind[]) =>
  edges
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ from, to }) => linePath(from, to))
    .join('');

function faceShapes(face: Face): Shape[] {
  const { courses, dark, light } = slates(face);
  const surface: Shape[] =
    face.pitch > 0
      ? [
          { paint: 'dark', d: dark },
          { paint: 'light', d: light },
          { paint: 'courses', d: courses },
        ]
      : [{ paint: 'felt', d: courses }];
  return [{ face: face.id, d: outlinePath(face.outline) }, ...surface];
}

/** Path of a part of an obstacle, as shares of its size. */
function part(spot: Spot, left: number, low: number, right: number, high: number): string {
  return outlinePath(
    boxOnPlan(faceOf(spot.face), {
      x: spot.x + left * spot.width,
      y: spot.y + low * spot.height,
      width: (right - left) * spot.width,
      height: (high - low) * spot.height,
    }),
  );
}

const skylight = (spot: Spot): Shape[] => [
  ...raised('frame', part(spot, 0, 0, 1, 1), 'near', 0.09),
  { paint: 'pane', d: part(spot, 0.14, 0.1, 0.86, 0.9) },
  { paint: 'shine', d: part(spot, 0.14, 0.5, 0.5, 0.9) },
];

const middleOf = (spot: Spot) =>
  faceToPlan(faceOf(spot.face), [spot.x + spot.width / 2, spot.y + spot.height / 2]);

const vent = (spot: Spot): Shape[] => [
  ...raised('frame', circlePath(middleOf(spot), 0.18), 'near', 0.16),
  { paint: 'hole', d: circlePath(middleOf(spot), 0.1) },
];

function dome(at: Point): Shape[] {
  const glint = add(at, [-0.25, -0.05]).join(' ');
  return [
    ...raised('frame', circlePath(at, 0.45), 'near', 0.12),
    { paint: 'pane', d: circlePath(at, 0.36) },
    { paint: 'shine', d: `M${glint}a.26.26 0 0 1 .25-.21l.04.14a.2.2 0 0 0-.16.12z` },
  ];
}

const wholeOutline = roof.map(({ outline }) => outlinePath(outline)).join('');

export const house: readonly Shape[] = [
  { paint: 'far', d: wholeOutline, shadow: 0.75 },
  { paint: 'mid', d: wholeOutline, shadow: 0.4 },
  { paint: 'near', d: wholeOutline, shadow: 0.12 },
  ...roof.flatMap(faceShapes),
  { paint: 'gutter', d: linesOf('eaves', 'verge') },
  { paint: 'gutterLight', d: linesOf('eaves', 'verge') },
  { paint: 'valley', d: linesOf('valley') },
  ...raised('cap', linesOf('ridge', 'hip'), 'capShadow', 0.09),
  { paint: 'joints', d: linesOf('ridge', 'hip') },
  ...features.skylights.flatMap(skylight),
  ...features.vents.flatMap(vent),
  ...dome(middleOf(features.dome)),
];

const { x, y, width, height } = features.chimney;
const shaft = outlinePath(corners(features.chimney));

/** The chimney, drawn above the panels because it is taller. */
export const chimney: readonly Shape[] = [
  { paint: 'far', d: shaft, shadow: 0.6 },
  { paint: 'mid', d: shaft, shadow: 0.3 },
  { paint: 'brick', d: shaft },
  { paint: 'crown', d: outlinePath(corners(inflate(features.chimney, -0.09))) },
  ...[0.27, 0.73].flatMap((share): Shape[] => {
    const at: Point = [x + width * share, y + height / 2];
    return [
      ...raised('pot', circlePath(at, 0.17), 'near', 0.08),
      { paint: 'hole', d: circlePath(at, 0.1) },
    ];
  }),
];
