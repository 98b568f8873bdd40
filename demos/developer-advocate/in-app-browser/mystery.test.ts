import { expect, test } from 'vitest';
import { hintOn, MYSTERIES, wordsOf } from './mystery.ts';
import { readAgent } from './read-agent.ts';
import { SAMPLES } from './samples.ts';

test('a user agent is split at spaces, and in brackets at semicolons', () => {
  const texts = wordsOf(SAMPLES.Threads).map(({ text }) => text);
  expect(texts.slice(0, 6)).toEqual([
    'Mozilla/5.0',
    'Linux',
    'Android 14',
    'Pixel 8',
    'wv',
    'AppleWebKit/537.36',
  ]);
  expect(texts).toContain('KHTML, like Gecko');
  expect(texts.slice(-4)).toEqual(['355.0.0', 'Android', '34/14', '420dpi']);
  for (const { start, text } of wordsOf(SAMPLES.Facebook)) {
    expect(SAMPLES.Facebook.slice(start).startsWith(text)).toBe(true);
  }
});

test.each(MYSTERIES)('only one part gives %s away, the one that names it', (app) => {
  const agent = SAMPLES[app];
  const right = wordsOf(agent).filter((word) => hintOn(app, word) === undefined);
  expect(right).toHaveLength(1);
  // Without it, the app is unknown.
  const rest = right.reduceRight(
    (text, { start, text: { length } }) => text.slice(0, start) + text.slice(start + length),
    agent as string,
  );
  expect(readAgent(rest).name).not.toBe(app);
});

test('a wrong part has the hint that belongs to it', () => {
  const hint = (text: string) =>
    hintOn(
      'Messenger',
      wordsOf(SAMPLES.Messenger).find((word) => word.text === text) ?? { start: 0, text: '' },
    );
  expect(hint('Mozilla/5.0')).toMatch(/Netscape/);
  expect(hint('FBAV/482.0.0')).toMatch(/Meta’s apps/);
  expect(hint('FBAN/MessengerForiOS')).toBeUndefined();
});
