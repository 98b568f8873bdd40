import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../tests/setup/write-site.ts';
import { demos } from '../../app/demos/frame/demos.ts';
import { openContent } from '../content/content.ts';
import { usedDemos } from './used-demos.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'used-demos-'));
  const demo = (name: string) =>
    `<Demo name="${name}" title="Try" still="sheet.jpg" alt="A sheet." />`;
  await writeSite(folder, [
    { slug: 'one', body: demo('snowflake') },
    { slug: 'two', body: `${demo('mathigon/coins')}\n\n${demo('snowflake')}` },
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

/** The plugin in the build or the preview. */
function pluginFor(command: 'build' | 'serve') {
  const plugin = usedDemos(openContent(folder, path.dirname(folder))) as unknown as {
    config: (config: object, env: { command: string }) => void;
    load: (id: string) => Promise<string>;
  };
  plugin.config({}, { command });
  return plugin;
}

/** Names in the module. */
async function namesFor(command: 'build' | 'serve') {
  const code = await pluginFor(command).load('\0virtual:demos');
  return [...code.matchAll(/"([^"#]+)": /g)].map(([, name]) => name);
}

test('the build has the demos that texts use, each once', async () => {
  expect(await namesFor('build')).toEqual(['mathigon/coins', 'snowflake']);
});

test('the preview has all demos, so that a text can get one', async () => {
  expect(await namesFor('serve')).toEqual(Object.keys(demos));
});

test('the build reserves room for the demos that texts use, and names no other', async () => {
  const css = await pluginFor('build').load('/app/demos/frame/demo-heights.css');
  const { small, phone, wide } = demos['mathigon/coins'];
  expect(css).toContain(
    `[data-demo="mathigon/coins"] { --demo-small: ${small}px; --demo-phone: ${phone}px; --demo-wide: ${wide}px; }`,
  );
  expect(css.match(/data-demo="[^"]+"/g)).toEqual([
    'data-demo="mathigon/coins"',
    'data-demo="snowflake"',
  ]);
});
