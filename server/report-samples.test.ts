import { beforeEach, expect, test, vi } from 'vitest';
import { reportSamples } from './report-samples.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

test.each([
  [false, '13 samples left, visible only to you. List them with "npm run check".'],
  [true, '13 samples left, left out of this site. List them with "npm run check".'],
])('a terminal shows samples as a sentence: %s', (isPublic, sentence) => {
  reportSamples(13, isPublic, true);
  expect(vi.mocked(console.error).mock.calls).toEqual([[sentence]]);
});

test('a log contains samples as an event', () => {
  reportSamples(2, true, false);
  expect(JSON.parse(String(vi.mocked(console.error).mock.lastCall))).toMatchObject({
    event: 'samples',
    left: 2,
    shown: false,
  });
});

test('nothing is said when there are none', () => {
  reportSamples(0, false, true);
  reportSamples(0, false, false);
  expect(console.error).not.toHaveBeenCalled();
});
