import DxfParser, { type IPolylineEntity, type ITextEntity } from 'dxf-parser';
import { expect, test } from 'vitest';
import { middle } from '#app/demo-kit/vector.ts';
import { names, openingWork } from './designs.ts';
import { layerOf, LENGTH_LAYER, ROOF_LAYER, toDxf } from './dxf.ts';
import { lengthText } from './labels.ts';
import { LONG_SIDE, SHORT_SIDE } from './panels.ts';
import { edges } from './roof.ts';

type Place = { x: number; y: number; z: number };

const apart = (a: Place, b: Place) => Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
const lengths = (places: readonly Place[]) =>
  places.slice(1).map((place, index) => apart(places[index] ?? place, place).toFixed(4));

test('a DXF parser finds every design on its layer, with the right lengths', () => {
  const drawing = new DxfParser().parseSync(toDxf(openingWork.designs));
  expect(Object.keys(drawing?.tables.layer.layers ?? {})).toEqual(
    expect.arrayContaining([ROOF_LAYER, 'DESIGN-A', 'DESIGN-B', 'DESIGN-C']),
  );
  // Meters.
  expect(drawing?.header.$INSUNITS).toBe(6);
  const entities = drawing?.entities ?? [];

  const lines = entities.filter(({ layer }) => layer === ROOF_LAYER) as IPolylineEntity[];
  const measured = lines.flatMap(({ vertices }) => lengths(vertices as unknown as Place[]));
  expect(measured.sort()).toEqual(edges.map(({ length }) => length.toFixed(4)).sort());

  for (const name of names) {
    const panels = entities.filter(({ layer }) => layer === layerOf(name)) as IPolylineEntity[];
    expect(panels).toHaveLength(openingWork.designs[name].length);
    for (const { vertices } of panels) {
      const four = lengths(vertices as unknown as Place[]);
      expect(four.sort()).toEqual(
        [SHORT_SIDE, SHORT_SIDE, LONG_SIDE, LONG_SIDE].map((side) => side.toFixed(4)),
      );
    }
  }
});

test('the length of every edge is a text at its middle, which isn’t upside down', () => {
  const drawing = new DxfParser().parseSync(toDxf(openingWork.designs));
  const texts = (drawing?.entities ?? []).filter(
    ({ layer }) => layer === LENGTH_LAYER,
  ) as ITextEntity[];
  const found = texts.map(({ text, startPoint: { x, y } }) => [text, x, -y].join(' '));
  const expected = edges.map((edge) => {
    const [x, y] = middle(edge.from, edge.to);
    return [lengthText(edge), x, y].join(' ');
  });
  expect(found.sort()).toEqual(expected.sort());
  expect(texts.filter(({ rotation }) => Math.abs(rotation) > 90.001)).toEqual([]);
});
