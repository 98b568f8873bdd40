import { expect, test } from 'vitest';
import { START_COLORS } from './colors.ts';
import { START } from './settings.ts';
import { workFormat } from './stored.ts';

test('a stored look is the same when it is read, one of an older version has no view, and one beyond a limit is nothing', () => {
  const older = {
    settings: { ...START, design: 'dots' as const, density: 30 },
    colors: START_COLORS,
  };
  expect(workFormat.read(older)).toEqual(older);
  const look = { ...older, picture: 'Dog', view: { x: -0.25, y: 1.5, zoom: 2 } };
  expect(workFormat.read(JSON.parse(JSON.stringify(workFormat.write(look))))).toEqual(look);
  const away = { ...look, view: { x: 1e9, y: 0, zoom: 1 } };
  expect(workFormat.read(away)?.view).toBeUndefined();
  expect(
    workFormat.read({ ...look, settings: { ...look.settings, density: 1000 } }),
  ).toBeUndefined();
});
