/** What would be lost without a word: Markdown that the page doesn't support, and files that aren't read. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../../tests/setup/write-site.ts';
import { checkContent, listWarnings } from '../check-content.ts';
import { loadContent } from '../content.ts';
import { formatProblem } from '../problem.ts';

let root: string;
let contentDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'silent-'));
  contentDir = path.join(root, 'content');
});
afterAll(() => rm(root, { recursive: true }));

const problems = async () =>
  (await checkContent(await loadContent(contentDir, root))).problems.map(formatProblem);
const warnings = async () =>
  (await listWarnings(await loadContent(contentDir, root))).map(formatProblem);

test('Markdown that is shown as plain text is a warning with its line and what to write', async () => {
  const body = `| a | b |
| - | - |
| 1 | 2 |

- [x] done
- [ ] not yet

~~old~~ and https://a.example/b?c=d, www.a.example

A note[^1].

[^1]: A footnote.

> [!NOTE]
> A note.

> [!Tip] One

- a list with a [link](https://a.example), \`https://a.example\` and me@a.example

> A quote

    https://a.example in code? No: MDX has none.`;
  await writeSite(contentDir, [{ slug: 'x', body }]);
  const because = 'is shown as plain text, because it isn’t supported yet.';
  expect(await warnings()).toEqual(
    [
      `30: table ${because} Write it as a list.`,
      `34: task list ${because} Remove its brackets.`,
      `37: strikethrough ${because} Write <del>…</del>.`,
      `37: URL ${because} Write [text](https://a.example/b?c=d).`,
      `37: URL ${because} Write [text](http://www.a.example).`,
      `39: footnote ${because} Write it in the text, in parentheses.`,
      `41: footnote ${because} Write it in the text, in parentheses.`,
      `43: [!NOTE] ${because} Write <Note>…</Note>.`,
      `46: [!Tip] ${because} Write <Note>…</Note>.`,
      `52: URL ${because} Write [text](https://a.example).`,
    ].map((line) => `content/case-studies/x.mdx:${line}`),
  );
  expect(await problems()).toEqual([]);
});

test('files beside the case studies that are not shown are named', async () => {
  await writeSite(contentDir, [{ slug: 'x', body: 'Text.' }]);
  const studies = path.join(contentDir, 'case-studies');
  await mkdir(path.join(studies, 'drafts/media'), { recursive: true });
  const files = [
    'notes.md',
    'BOATS.MDX',
    '.hidden.md',
    'a.png',
    'drafts/y.mdx',
    'drafts/media/b.png',
  ];
  for (const file of files) await writeFile(path.join(studies, file), 'Text.');
  const place = 'content/case-studies';
  const because = 'file is not shown, because';
  expect(await problems()).toEqual([
    `${place}/BOATS.MDX:1: ${because} the name of a case study ends in ".mdx". Rename it to BOATS.mdx, or move it out of this folder.`,
    `${place}/notes.md:1: ${because} the name of a case study ends in ".mdx". Rename it to notes.mdx, or move it out of this folder.`,
  ]);
  const unused =
    'file is unused: only case studies are read from this folder. Move it to content/media, or delete it.';
  expect(await warnings()).toEqual([
    `${place}/a.png:1: ${unused}`,
    `${place}/drafts/media/b.png:1: ${unused}`,
    `${place}/drafts/y.mdx:1: ${because} it is in a subfolder. Move it to content/case-studies.`,
  ]);
});
