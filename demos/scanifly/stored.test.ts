import { expect, test } from 'vitest';
import { openingWork, withPanel } from './designs.ts';
import { workFormat } from './stored.ts';

test('stored designs are the same when they are read, without panels that wouldn’t fit', () => {
  const read = workFormat.read(JSON.parse(JSON.stringify(workFormat.write(openingWork))));
  expect(read).toEqual({
    ...openingWork,
    designs: Object.fromEntries(
      Object.entries(openingWork.designs).map(([name, panels]) => [
        name,
        panels.map((panel) => ({ ...panel, id: expect.any(Number) as number })),
      ]),
    ),
  });
  const opposite = withPanel(openingWork, { face: 'wing-left', u: -0.5, v: 1, tall: true });
  expect(workFormat.read(workFormat.write(opposite))?.designs.A).toHaveLength(
    openingWork.designs.A.length + 1,
  );
  const beside = withPanel(openingWork, { face: 'front', u: 40, v: 40, tall: true });
  expect(workFormat.read(workFormat.write(beside))?.designs.A).toHaveLength(
    openingWork.designs.A.length,
  );
  expect(workFormat.read({ shown: 'D' })).toBeUndefined();
});
