import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UNHEARD } from './unheard-events.ts';

test('no component has a handler for an event that React does not hear', async () => {
  const files = await readdir('app', { recursive: true });
  const components = files.filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(50);
  // React makes these from `mouseover` and `mouseout`.
  const made = /^mouse(enter|leave)/;
  const handlers: string[] = [];
  let heard = 0;
  for (const file of components) {
    const text = await readFile(path.join('app', file), 'utf8');
    // A handler with more in its name than the event is a component's own: <Cloud onTouch>.
    for (const [, name = ''] of text.matchAll(/\bon([A-Z]\w+?)(?:Capture)?=/g)) {
      heard += 1;
      const event = name.toLowerCase();
      if ((UNHEARD.test(event) || made.test(event)) && event !== 'touch')
        handlers.push(`${file}: on${name}`);
    }
  }
  expect(heard).toBeGreaterThan(50);
  expect(handlers).toEqual([]);
});
