import { expect, test } from 'vitest';
import { startOf, toneOf } from './foil.ts';

test('a shard shows all five tones in a turn, mostly the middle ones, with a short glint', () => {
  const seen = [0, 0, 0, 0, 0];
  for (let turn = 0; turn < 46; turn += 0.1) {
    const tone = toneOf(0.3, turn);
    seen[tone] = (seen[tone] ?? 0) + 1;
  }
  expect(Math.min(...seen)).toBeGreaterThan(0);
  expect((seen[4] ?? 0) / 460).toBeLessThan(0.2);
});

test('at every angle some shards are light and others dark, unlike flat print', () => {
  for (let turn = -180; turn <= 180; turn += 5) {
    const tones = [0.1, 0.62, 0.31, 0.9, 0.47].map((lean) => toneOf(lean, turn));
    expect(Math.max(...tones) - Math.min(...tones)).toBeGreaterThanOrEqual(2);
  }
});

test('foil begins before the edge of its paper at every angle, turned left and right', () => {
  for (let turn = -720; turn <= 720; turn += 5) {
    expect(startOf(turn)).toBeLessThanOrEqual(-0.2);
    expect(startOf(turn)).toBeGreaterThan(-1.3);
  }
});
