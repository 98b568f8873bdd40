import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UNHEARD, UNHEARD_IN_STRIP } from './hydrate-quietly.ts';

/** The handlers of events in a component's text, as `file: onEvent`. */
async function handlersIn(file: string) {
  const text = await readFile(path.join('app', file), 'utf8');
  return [...text.matchAll(/\bon([A-Z]\w+?)(?:Capture)?=/g)].map(([, name = '']) => ({
    event: name.toLowerCase(),
    place: `${file}: on${name}`,
  }));
}

const files = (await readdir('app', { recursive: true })).filter((file) => file.endsWith('.tsx'));
/** What stands inside the strip. */
const inStrip = ['carousel/card.tsx', 'overlay/social-bar.tsx', 'media/image.tsx'];

test('no component has a handler for an event that React does not hear', async () => {
  expect(files.length).toBeGreaterThan(50);
  const handlers = (await Promise.all(files.map(handlersIn))).flat();
  expect(handlers.length).toBeGreaterThan(50);
  // React makes `onMouseEnter` from `mouseover`. `onTouch` is no event but a prop of a toy's cloud.
  const unheard = handlers.filter(
    ({ event }) => (UNHEARD.test(event) || /^mouse(enter|leave)/.test(event)) && event !== 'touch',
  );
  expect(unheard.map(({ place }) => place)).toEqual([]);
});

test('no component in the strip has a handler for an event that React does not hear from there', async () => {
  expect(files).toEqual(expect.arrayContaining(inStrip));
  const handlers = (await Promise.all(inStrip.map(handlersIn))).flat();
  expect(handlers.length).toBeGreaterThan(0);
  const unheard = handlers.filter(({ event }) => UNHEARD_IN_STRIP.test(event));
  expect(unheard.map(({ place }) => place)).toEqual([]);
});
