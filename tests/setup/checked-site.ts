/** A small site in its own folder, rewritten before each test, and what the content check reports about it. */
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import {
  checkContent,
  formatProblem,
  listWarnings,
  loadContent,
} from '../../packages/content/src/index.ts';
import { plainFields, toFrontmatter, writeSite } from './write-site.ts';

export function checkedSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'checked-site-'));
  const contentDir = path.join(root, 'content');
  const inContent = (file: string) => path.join(contentDir, file);
  const load = () => loadContent(contentDir, root);
  beforeEach(() => writeSite(contentDir, [{ slug: 'x', body: 'Text.' }]));
  afterAll(() => rm(root, { recursive: true }));
  return {
    root,
    contentDir,
    inContent,
    load,
    problems: async () => (await checkContent(await load())).problems.map(formatProblem),
    warnings: async () => (await listWarnings(await load())).map(formatProblem),
    /** Writes case-studies/x.mdx with these fields in place of the plain ones; the body is on line 30. */
    writeEntry: (fields: Record<string, unknown>, body = 'Text.') =>
      writeFile(
        inContent('case-studies/x.mdx'),
        `${toFrontmatter({ ...plainFields('x', 1, '#1f3f7a'), ...fields })}\n${body}\n`,
      ),
  };
}
