import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OF_THE_HAND, UNHEARD } from './hydrate-quietly.ts';

/** The handlers of events in a component's text, and which of them are for an event on its way down. */
async function handlersIn(file: string) {
  const text = await readFile(path.join('app', file), 'utf8');
  return [...text.matchAll(/\bon([A-Z]\w+)=/g)].map(([, name = '']) => ({
    event: name.toLowerCase(),
    goingDown: name.endsWith('Capture') && !/^(Got|Lost)PointerCapture$/.test(name),
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
  // React makes `onMouseEnter` from `mouseover`, and so on. `onTouch` is no event but a prop of a toy's
  // cloud.
  const unheard = handlers.filter(
    ({ event, goingDown }) =>
      (goingDown && OF_THE_HAND.test(event)) ||
      ((UNHEARD.test(event) || /^(mouse|pointer)(enter|leave)/.test(event)) && event !== 'touch'),
  );
  expect(unheard.map(({ place }) => place)).toEqual([]);
});

test('no component in the strip has a handler for an event that React does not hear from there', async () => {
  expect(files).toEqual(expect.arrayContaining(inStrip));
  const handlers = (await Promise.all(inStrip.map(handlersIn))).flat();
  expect(handlers.length).toBeGreaterThan(0);
  const unheard = handlers.filter(({ event }) => OF_THE_HAND.test(event));
  expect(unheard.map(({ place }) => place)).toEqual([]);
});
