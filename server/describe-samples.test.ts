import { expect, test } from 'vitest';
import { countSamples, describeSamples } from './describe-samples.ts';

test.each([
  [1, '1 sample left. List it with "npm run check".'],
  [14, '14 samples left. List them with "npm run check".'],
])('%i', (count, line) => {
  expect(describeSamples(count)).toBe(line);
  expect(line).toContain(countSamples(count));
});
