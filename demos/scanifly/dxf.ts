/** All designs in one 3D drawing, in meters, each on its own named layer. */
import Drawing from 'dxf-writer';
import { middle, subtract } from '#app/demo-kit/vector.ts';
import { corners } from './geometry.ts';
import { type Designs, names } from './designs.ts';
import { lengthText, upright } from './labels.ts';
import { boxOf } from './panels.ts';
import { edges, type Face, faceOf, faceToSpace, planToFace, roof, type Space } from './roof.ts';

export const ROOF_LAYER = 'ROOF';
const OBSTACLE_LAYER = 'ROOF-OBSTACLES';
export const LENGTH_LAYER = 'ROOF-LENGTHS';
export const layerOf = (name: string) => `DESIGN-${name}`;

/** Colors of the layers, by AutoCAD color index. */
const COLORS = { [ROOF_LAYER]: 7, [OBSTACLE_LAYER]: 8, [LENGTH_LAYER]: 2 };
const DESIGN_COLORS = { A: 30, B: 5, C: 3 } as const;

/** Height of the texts, m. */
const TEXT_HEIGHT_M = 0.25;

/**
 * The text of the file. All designs have the same origin: the left end of the ridge, at ground level.
 * A panel is a closed polyline with four sides; y points to the back of the house, z up. The true lengths of the edges
 * are texts beside them, as seen from above.
 */
export function toDxf(designs: Designs): string {
  const drawing = new Drawing();
  drawing.setUnits('Meters');
  for (const [layer, color] of Object.entries(COLORS)) {
    drawing.addLayer(layer, color, 'CONTINUOUS');
  }
  for (const name of names) {
    drawing.addLayer(layerOf(name), DESIGN_COLORS[name], 'CONTINUOUS');
  }

  drawing.setActiveLayer(ROOF_LAYER);
  const drawn = new Set<string>();
  for (const face of roof) {
    const places = face.outline.map((corner) => faceToSpace(face, planToFace(face, corner)));
    places.forEach((from, index) => {
      const to = places[(index + 1) % places.length] ?? from;
      const key = [from, to].map((place) => place.map((value) => value.toFixed(4)).join()).sort();
      if (drawn.has(String(key))) return;
      drawn.add(String(key));
      drawing.drawPolyline3d([exact(from), exact(to)]);
    });
  }

  drawing.setActiveLayer(OBSTACLE_LAYER);
  for (const face of roof) {
    for (const obstacle of face.obstacles) drawing.drawPolyline3d(closed(face, corners(obstacle)));
  }

  drawing.setActiveLayer(LENGTH_LAYER);
  for (const edge of edges) {
    const [dx, dy] = subtract(edge.to, edge.from);
    const [x, y] = middle(edge.from, edge.to);
    const turn = (-upright(Math.atan2(dy, dx)) * 180) / Math.PI;
    drawing.drawText(x, -y, TEXT_HEIGHT_M, turn, lengthText(edge), 'center', 'bottom');
  }

  for (const name of names) {
    drawing.setActiveLayer(layerOf(name));
    for (const panel of designs[name]) {
      drawing.drawPolyline3d(closed(faceOf(panel.face), corners(boxOf(panel))));
    }
  }
  return drawing.toDxfString();
}

const closed = (face: Face, outline: ReturnType<typeof corners>) =>
  [...outline, ...outline.slice(0, 1)].map((corner) => exact(faceToSpace(face, corner)));

/** Rounds to micrometers, and flips y, because up in a drawing is the back of the house. */
const exact = (place: Space): [number, number, number] => {
  const [x, y, z] = place.map((value) => Math.round(value * 1e6) / 1e6);
  return [x ?? 0, -(y ?? 0), z ?? 0];
};
