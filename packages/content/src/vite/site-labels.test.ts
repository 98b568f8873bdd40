import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { openContent } from '../folder/content.ts';
import { de } from '../labels/de.ts';
import { siteLabels } from './site-labels.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-labels-'));
  await writeSite(folder, [{ slug: 'x', body: 'Text.' }]);
});
afterEach(() => rm(folder, { recursive: true }));

test('the site says what site.yaml says, and the rest in its language', async () => {
  const file = path.join(folder, 'site.yaml');
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    `${source.replace(/^lang:.*\n/m, '')}\nlang: de-AT\nlabels:\n  nextCard: Weiter\n`,
  );
  const { load } = siteLabels(openContent(folder, path.dirname(folder)));
  const code = await (load as unknown as (id: string) => Promise<string>)('\0virtual:labels');
  expect(JSON.parse(code.slice('export default '.length, -1))).toEqual({
    ...de,
    nextCard: 'Weiter',
  });
});
