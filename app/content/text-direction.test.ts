import { expect, test } from 'vitest';
import { directionOf } from './text-direction.ts';

test.each(['ar', 'he', 'fa', 'ur', 'ar-EG', 'yi', 'ckb', 'dv', 'az-Arab', 'pa-PK', 'ps'])(
  'lines in %s run from right to left',
  (lang) => {
    expect(directionOf(lang)).toBe('rtl');
  },
);

test.each(['en-GB', 'de', 'ja', 'zh-Hant', 'az', 'ar-Latn', 'ku', 'xyz'])(
  'lines in %s run from left to right',
  (lang) => {
    expect(directionOf(lang)).toBeUndefined();
  },
);
