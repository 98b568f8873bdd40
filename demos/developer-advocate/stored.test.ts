import { expect, test } from 'vitest';
import { workFormat as baseline } from './baseline/stored.ts';
import { workFormat as inAppBrowser } from './in-app-browser/stored.ts';
import { MAX_LENGTH } from './in-app-browser/samples.ts';
import { workFormat as lineBreaks } from './line-breaks/stored.ts';

const throughJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

test('stored words, texts, user agents and sizes are the same when they are read, garbage is nothing', () => {
  const target = { face: 'bold', leading: 140, size: 40, text: 'Äpfel' } as const;
  expect(baseline.read(throughJson(baseline.write(target)))).toEqual(target);
  expect(baseline.read({ face: 'none' })).toBeUndefined();
  const sign = { name: 'own', own: 'Mine', wrap: 'balance', target: undefined } as const;
  expect(lineBreaks.read(throughJson(lineBreaks.write(sign)))).toEqual(sign);
  expect(lineBreaks.read({ name: 'own', own: 1 })).toBeUndefined();
  const progress = { index: 1, isSolved: false, tried: [0] };
  const phone = { chosen: 'own', own: 'curl/8.5.0', progress } as const;
  expect(inAppBrowser.read(throughJson(inAppBrowser.write(phone)))).toEqual(phone);
  expect(inAppBrowser.read({ ...phone, chosen: 'Netscape' })).toBeUndefined();
  for (const wrong of [{ index: 8 }, { isSolved: 1 }, { tried: [1] }]) {
    expect(inAppBrowser.read({ ...phone, progress: { ...progress, ...wrong } })).toBeUndefined();
  }
  expect(inAppBrowser.read({ ...phone, own: 'x'.repeat(MAX_LENGTH + 1) })).toBeUndefined();
});
