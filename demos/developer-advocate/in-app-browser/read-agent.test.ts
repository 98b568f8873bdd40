import { expect, test } from 'vitest';
import { describe, piecesOf, readAgent, verdictOf } from './read-agent.ts';
import { APPS, BROWSERS, VIEWS } from './rules.ts';
import { SAMPLE_NAMES, SAMPLES } from './samples.ts';

const IPHONE = SAMPLES['Unnamed app, iPhone'].replace(' Mobile/15E148', '');
const ANDROID = SAMPLES['Unnamed app, Android'];

test.each(SAMPLE_NAMES)('%s is found in its user agent', (sample) => {
  const { kind, name } = readAgent(SAMPLES[sample]);
  const browser = sample === 'Chrome' || sample === 'Safari' ? 'browser' : 'app';
  const expected = sample.startsWith('Unnamed')
    ? { kind: 'view', name: '' }
    : { kind: browser, name: sample };
  expect({ kind, name }).toEqual(expected);
});

test.each([
  ['Messenger', `${ANDROID} [FB_IAB/Orca-Android;FBAV/482.0.0]`],
  ['Pinterest', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ['Reddit', `${IPHONE} Mobile/15E148 Reddit/2024.45.0`],
  ['Reddit', 'Reddit/Version 2024.45.0/Build 1/Android 14'],
  ['Discord', `${IPHONE} Mobile/15E148 Discord/254.0`],
  ['Telegram', `${ANDROID} Telegram-Android/11.3.3 (Google Pixel 8; Android 14; SDK 34; HIGH)`],
])('the app %s is known', (name, agent) => {
  expect(readAgent(agent)).toMatchObject({ kind: 'app', name });
});

test('marks are in order and don’t overlap, and the pieces add up to the text', () => {
  for (const name of SAMPLE_NAMES) {
    const agent = SAMPLES[name];
    const { marks } = readAgent(agent);
    expect(marks.length).toBeGreaterThan(0);
    marks.forEach(({ start, end }, index) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
    });
    const pieces = piecesOf(agent, marks);
    expect(pieces.map(({ text }) => text).join('')).toBe(agent);
    expect(pieces.filter(({ mark }) => mark)).toHaveLength(marks.length);
  }
});

test('standalone browsers are not mistaken for apps, whatever their user agent', () => {
  const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
  const pc = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  for (const [agent, name] of [
    [`${apple} (KHTML, like Gecko) CriOS/130.0.6723.37 Mobile/15E148 Safari/604.1`, 'Chrome'],
    [`${apple} (KHTML, like Gecko) FxiOS/130.1 Mobile/15E148 Safari/605.1.15`, 'Firefox'],
    [`${pc} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
    [`${pc}; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
    ],
  ] as const) {
    expect(readAgent(agent)).toMatchObject({ kind: 'browser', name });
  }
});

test('an app in a system web view has both marks', () => {
  const agent = SAMPLES.Facebook;
  const { marks, device } = readAgent(agent);
  expect(marks.map(({ start, end }) => agent.slice(start, end))).toEqual([
    'wv',
    'Version/4.0',
    'FB_IAB/FB4A',
  ]);
  expect(device).toBe('Android');
});

test('an unmatched user agent is unknown, and a very long one is read to its end', () => {
  expect(readAgent('')).toEqual({ kind: 'unknown', name: '', device: '', marks: [] });
  expect(verdictOf(readAgent('curl/8.5.0'))).toBe('Unknown browser');
  expect(readAgent('Android iPhone Version/1.1'.repeat(50)).device).not.toBe('');
});

test('the rules work in older versions of Safari: no lookbehind, no toSorted', () => {
  for (const { pattern } of [...APPS, ...VIEWS, ...BROWSERS]) {
    expect(pattern.source).not.toMatch(/\(\?<[=!]/);
  }
  const toSorted = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted');
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  try {
    expect(readAgent(SAMPLES.Facebook).marks).toHaveLength(3);
  } finally {
    if (toSorted) Reflect.defineProperty(Array.prototype, 'toSorted', toSorted);
  }
});

test('the result is described in words, with its marks', () => {
  const agent = SAMPLES['Unnamed app, iPhone'];
  expect(describe(agent, readAgent(agent))).toBe(
    'Inside an unknown app on an iPhone. A web view, but without an app name that this demo knows. “iPhone”: an Apple device without “Safari/”: a web view.',
  );
});
