import { expect, test } from 'vitest';
import {
  FADE_IN_SHARE,
  FADE_OUT_SHARE,
  lines,
  next,
  secondsOf,
  type Session,
  textOf,
  THANKS,
} from './session.ts';

test('a session shows every line once, ends, and can restart', () => {
  const said: string[] = [];
  let session: Session = next('before');
  for (; typeof session === 'number'; session = next(session)) said.push(textOf(session));
  expect(said).toEqual([...lines]);
  expect(session).toBe('after');
  expect(textOf(session)).toBe(THANKS);
  expect(next(session)).toBe(0);
});

test('a session takes about a minute, and a line is fully visible for most of its time', () => {
  const seconds = lines.reduce((sum, line) => sum + secondsOf(line), 0);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThan(70);
  expect(secondsOf('Breathe in.') + secondsOf('Breathe out.')).toBe(10);
  expect(FADE_OUT_SHARE - FADE_IN_SHARE).toBeGreaterThan(0.6);
});

test('every line is a short sentence', () => {
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(40);
    expect(line).toMatch(/^[A-Z].*\.$/);
  }
  expect(new Set(lines).size).toBe(lines.length);
});
