/** What is under a point of the plan, and where a panel would be placed or moved. */
import { distance, type Point, type Vector } from '#app/demo-kit/vector.ts';
import { outlineOf } from './drawing.ts';
import { contains, dot } from './geometry.ts';
import { boxOf, type Panel, snap, type Try } from './panels.ts';
import { faceAt, faceOf, faceToPlan, planToFace } from './roof.ts';

/** Why nothing fits beside the roof, as the end of a sentence. */
export const NO_ROOF = 'there is no roof here';

/** The center of a panel, m on the plan. */
export function middleOf(panel: Panel): Point {
  const { x, y, width, height } = boxOf(panel);
  return faceToPlan(faceOf(panel.face), [x + width / 2, y + height / 2]);
}

/** The panel at a point, or the nearest one within reach, m. */
export function panelAt(panels: readonly Panel[], place: Point, reach = 0): Panel | undefined {
  const away = (panel: Panel) => distance(middleOf(panel), place);
  return panels
    .filter((panel) => contains(outlineOf(panel, reach), place))
    .sort((one, other) => away(one) - away(other))[0];
}

export const withoutId = (panels: readonly Panel[], id: number) =>
  panels.filter((panel) => panel.id !== id);

/** A new panel with its center as near to a point as possible; undefined beside the roof. */
export function tryAt(place: Point, tall: boolean, others: readonly Panel[]): Try | undefined {
  const face = faceAt(place);
  return face && snap(face, planToFace(face, place), tall, others);
}

/** A panel with its center moved as near to a point as possible. */
export function tryMove(panel: Panel, middle: Point, panels: readonly Panel[]): Try {
  const tried = tryAt(middle, panel.tall, withoutId(panels, panel.id));
  if (tried) return tried;
  const [u, v] = planToFace(faceOf(panel.face), middle);
  const { width, height } = boxOf(panel);
  return {
    panel: { ...panel, u: u - width / 2, v: v - height / 2 },
    refused: NO_ROOF,
  };
}

/**
 * A panel moved across or up its face, whichever is nearer to a direction on the plan.
 * @param step length, m
 */
export function nudged(panel: Panel, direction: Vector, step: number): Panel {
  const { along, uphill } = faceOf(panel.face);
  const [across, up] = [dot(direction, along), dot(direction, uphill)];
  return Math.abs(across) > Math.abs(up)
    ? { ...panel, u: panel.u + Math.sign(across) * step }
    : { ...panel, v: panel.v + Math.sign(up) * step };
}
