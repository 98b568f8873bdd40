import { expect, test } from 'vitest';
import { START_COLORS } from './colors.ts';
import { START } from './settings.ts';
import { workFormat } from './stored.ts';

test('a stored look is the same when it is read; one beyond a slider’s range is nothing', () => {
  const look = {
    settings: { ...START, design: 'dots' as const, density: 30 },
    colors: START_COLORS,
  };
  expect(workFormat.read(JSON.parse(JSON.stringify(workFormat.write(look))))).toEqual(look);
  expect(
    workFormat.read({ ...look, settings: { ...look.settings, density: 1000 } }),
  ).toBeUndefined();
});
