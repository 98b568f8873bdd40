import { expect, test } from 'vitest';
import { LOGO_EDGES, roundLogo } from './emblem.ts';

test('each edge of a round logo is different', () => {
  const logos = LOGO_EDGES.map((edge) =>
    roundLogo({ name: 'Ember', ground: '#123456', rim: '#ffeedd', edge, symbol: '' }),
  );
  expect(new Set(logos).size).toBe(LOGO_EDGES.length);
  for (const logo of logos) expect(logo).not.toMatch(/NaN|undefined/);
});
