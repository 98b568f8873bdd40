/** What the check says about files: those that can't be read, have an odd name or no use, and those in public/. */
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { checkedSite } from '../../../../tests/setup/checked-site.ts';
import { writeSite } from '../../../../tests/setup/write-site.ts';

const { root, contentDir, inContent, problems, warnings, writeEntry } = checkedSite();
afterEach(() => rm(path.join(root, 'public'), { recursive: true, force: true }));

/** Warnings of media files that nothing uses. */
const unused = async () =>
  (await warnings()).filter((line) => /(is unused|belongs to no case study)\. /.test(line));

test('a file whose accents are characters of their own, as on macOS, is found in Markdown, and named elsewhere', async () => {
  await writeEntry(
    {},
    '![A sheet](\u00dcbersicht.png)\n\n<Image src="\u00dcbersicht.png" alt="A sheet" />',
  );
  const file = inContent('media/x/U\u0308bersicht.png');
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#345' } }).toFile(
    file,
  );
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:32: <Image> file content/media/x/\u00dcbersicht.png not found. Its accents are characters of their own. Rename the file to "\u00dcbersicht.png".',
  ]);
});

test('reports a video until it is encoded for the web', async () => {
  await writeEntry({}, '<Video src="clip.mov" alt="A clip" />');
  const at = 'content/case-studies/x.mdx:30: <Video>';
  expect(await problems()).toEqual([
    `${at} file content/media/x/clip.mov not found. Add it, or name another file.`,
  ]);
  await writeFile(inContent('media/x/clip.mov'), 'film');
  expect(await problems()).toEqual([
    `${at} file content/media/x/clip.mov is not encoded for the web. Run "npm run media".`,
  ]);
  for (const made of ['av1.mp4', 'h264.mp4', 'poster.jpg']) {
    await writeFile(inContent(`media/x/clip.${made}`), 'made');
  }
  expect(await problems()).toEqual([]);
  await rm(inContent('media/x/clip.mov'));
  expect(await problems()).toEqual([]);
});

test('an unused file and a folder without a case study are warnings', async () => {
  await cp(inContent('media/x/background.jpg'), inContent('media/x/left-over.jpg'));
  await cp(inContent('media/x'), inContent('media/old'), { recursive: true });
  expect(await problems()).toEqual([]);
  expect(await unused()).toEqual([
    'content/media/old:1: folder belongs to no case study. Rename or delete it.',
    'content/media/x/left-over.jpg:1: file is unused. Reference it, or delete it.',
  ]);
});

test('a file that HTML offers to other sites is not unused', async () => {
  for (const name of ['light.jpg', 'dark mode.jpg', 'light@2x.jpg']) {
    await cp(inContent('media/x/background.jpg'), inContent(`media/x/${name}`));
  }
  const file = inContent('case-studies/x.mdx');
  const picture =
    '<picture><source srcset="./dark%20mode.jpg 1x, light@2x.jpg 2x"><img src="light.jpg" srcset="light@2x.jpg 2x" alt="A sheet"></picture>';
  await writeFile(inContent('case-studies/x.md'), `${await readFile(file, 'utf8')}\n${picture}\n`);
  await rm(file);
  expect(await unused()).toEqual([]);
});

test('a picture or a file whose address has spaces is named with what to write, and not as unused', async () => {
  await writeEntry({}, '![All of it](full page.png)\n\nSee [the *plan*](the plan.pdf).');
  for (const file of ['full page.png', 'the plan.pdf']) {
    await writeFile(inContent(`media/x/${file}`), '.');
  }
  const place = 'content/case-studies/x.mdx';
  expect(await problems()).toEqual([
    `${place}:30: picture "full page.png" has spaces, so it is shown as written. Write "full%20page.png" or "<full page.png>".`,
    `${place}:32: link "the plan.pdf" has spaces, so it is shown as written. Write "the%20plan.pdf" or "<the plan.pdf>".`,
  ]);
  expect(await unused()).toEqual([]);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFA sheet', 'utf16le'), 1],
  ['Latin-1', Buffer.from('---\ntitle: Caf\u00e9\n---\n', 'latin1'), 2],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 1],
])('reports a file that is not UTF-8: %s', async (_name, bytes, line) => {
  for (const file of ['case-studies/x.mdx', 'talks.yaml']) await writeFile(inContent(file), bytes);
  const reason = 'file has characters that are not UTF-8. Save it as text in UTF-8.';
  expect(await problems()).toEqual([
    `content/case-studies/x.mdx:${line}: ${reason}`,
    `content/talks.yaml:${line}: ${reason}`,
  ]);
});

/** Truncates a picture to its first half, like an interrupted copy. */
async function truncate(file: string) {
  const bytes = await readFile(inContent(file));
  await writeFile(inContent(file), bytes.subarray(0, bytes.length / 2));
}

test.each([
  ['on the card', 'background.jpg', '13: bg'],
  ['in the text', 'sheet.jpg', '30: <Image>'],
])('reports a truncated picture %s until the file is complete', async (_name, picture, place) => {
  const entry = { slug: 'x', body: '<Image src="sheet.jpg" alt="A sheet" />' };
  await writeSite(contentDir, [entry]);
  expect(await problems()).toEqual([]);
  await truncate(`media/x/${picture}`);
  const line = `content/case-studies/x.mdx:${place} file content/media/x/${picture} cannot be decoded. Export it again as JPEG or PNG.`;
  expect(await problems()).toEqual([line]);
  await writeSite(contentDir, [entry]);
  expect(await problems()).toEqual([]);
});

/** What replaces a content file, and what is said about a case study, then about a YAML file. */
const BROKEN_FILES: [kind: string, put: (file: string) => Promise<unknown>, ...lines: string[]][] =
  [
    [
      // A broken link is listed but can't be read, like a file deleted in between.
      'that disappears while it is read',
      (file) => symlink('nowhere', file),
      'file is missing. Restore it.',
    ],
    [
      'that is a folder',
      (file) => mkdir(file),
      'file is a folder. Rename it, or put a file in its place.',
    ],
    [
      'that links to itself',
      (file) => symlink(path.basename(file), file),
      'file cannot be read: ELOOP. Replace it.',
    ],
    [
      'that is empty',
      (file) => writeFile(file, ''),
      'frontmatter is missing. Begin the file with the fields between two lines of "---".',
      'file is empty. Fill it in.',
    ],
    [
      'of binary data',
      (file) => writeFile(file, Buffer.alloc(1000, 0xff)),
      'file has characters that are not UTF-8. Save it as text in UTF-8.',
    ],
  ];
test.each(BROKEN_FILES)(
  'reports a file %s until it is fixed',
  async (_kind, put, line, ofYaml = line) => {
    await put(inContent('case-studies/y.mdx'));
    expect(await problems()).toEqual([`content/case-studies/y.mdx:1: ${line}`]);
    await rm(inContent('case-studies/y.mdx'), { recursive: true });
    expect(await problems()).toEqual([]);
    await rm(inContent('resume.yaml'));
    await put(inContent('resume.yaml'));
    expect(await problems()).toContain(`content/resume.yaml:1: ${ofYaml}`);
  },
);

test('reports a missing folder of case studies, and a missing file, unless it is a list', async () => {
  await rm(inContent('case-studies'), { recursive: true });
  await rm(inContent('resume.yaml'));
  await rm(inContent('open-source.yaml'));
  await rm(inContent('talks.yaml'));
  expect(await problems()).toEqual([
    'content/case-studies:1: folder contains no case study. Run "npm run new -- first" to create one.',
    'content/resume.yaml:1: file is missing. Restore it.',
  ]);
});

test('files beside the case studies that are not shown are named', async () => {
  const studies = inContent('case-studies');
  await mkdir(path.join(studies, 'drafts/media'), { recursive: true });
  const files = [
    'notes.md',
    'notes.markdown',
    'x.md',
    'BOATS.MDX',
    'My Project.mdx',
    'cafe\u0301.md',
    '100%.md',
    '日本語.md',
    'q?x.md',
    '_boats.mdx',
    'Resume.md',
    '.hidden.md',
    'a.png',
    'drafts/y.mdx',
    'drafts/media/b.png',
  ];
  for (const file of files) await writeFile(path.join(studies, file), 'Text.');
  await mkdir(inContent('media/My Project'));
  const place = 'content/case-studies';
  const because = 'file is not shown, because';
  const renamed = (file: string, names: string) =>
    `${place}/${file}:1: ${because} the name of a case study has only lowercase letters from a to z, digits and hyphens, and ends in ".md" or ".mdx". Rename it, for example to ${names}, or move it out of this folder.`;
  expect((await problems()).toSorted()).toEqual(
    [
      renamed('100%.md', '100.md'),
      renamed('BOATS.MDX', 'boats.mdx'),
      renamed('My Project.mdx', 'my-project.mdx, its media folder to my-project'),
      renamed('Resume.md', 'resume-2.md'),
      renamed('_boats.mdx', 'boats-2.mdx'),
      renamed('cafe\u0301.md', 'cafe.md'),
      renamed('notes.markdown', 'notes-2.md'),
      renamed('q?x.md', 'q-x.md'),
      renamed('日本語.md', 'project.md'),
      `${place}/notes.md:1: frontmatter is missing. Begin the file with the fields between two lines of "---".`,
      `${place}/x.md:1: frontmatter is missing. Begin the file with the fields between two lines of "---".`,
      `${place}/x.md:1: file has the same name as ${place}/x.mdx, and so the same path. Rename or delete one of them.`,
    ].toSorted(),
  );
  const unused =
    'file is unused: only case studies are read from this folder. Move it to content/media, or delete it.';
  expect(await warnings()).toEqual([
    `${place}/a.png:1: ${unused}`,
    `${place}/drafts/media/b.png:1: ${unused}`,
    `${place}/drafts/y.mdx:1: ${because} it is in a subfolder. Move it to content/case-studies.`,
  ]);
});

/** Writes files to `public/` of the project. */
async function writePublic(names: readonly string[]) {
  for (const name of names) {
    const file = path.join(root, 'public', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
  }
}

test('a file in public/ whose accents are characters of their own is named where a link leads to it', async () => {
  await writePublic(['Mu\u0308ller.pdf']);
  await writeEntry({}, '[The CV](/M\u00fcller.pdf)');
  expect(await problems()).toContain(
    'content/case-studies/x.mdx:30: link file public/M\u00fcller.pdf not found. Its accents are characters of their own. Rename the file to "M\u00fcller.pdf".',
  );
});

test('a file in public/ can’t have the name of a page or file of the site, or one that no URL can have', async () => {
  const long = 'ü'.repeat(120);
  await writePublic(['CV.pdf', 'a#b (50%).pdf', '.well-known/security.txt', `${long}/${long}.pdf`]);
  expect(await problems()).toEqual([]);
  await writeEntry({ aliases: ['/former'] });
  await writePublic(['X', 'x.html', 'x/index.html', 'former.html', 'former/index.html']);
  await writePublic(['resume.html', 'resume/index.html', 'test-owner-resume.pdf']);
  await writePublic(['index.html', '404.html', 'sitemap.xml', 'healthz']);
  await writePublic(['static/a.css', 'a\\b.pdf', 'a\tb.pdf', `${long}/${long}/${long}.pdf`]);
  const hasNoUrl = 'file has a name that no URL can have. Rename it.';
  expect((await problems()).toSorted()).toEqual(
    [
      'public/X:1: file has the name of /x. Rename or delete it.',
      'public/x.html:1: file has the name of /x. Rename or delete it.',
      'public/x/index.html:1: file has the name of /x. Rename or delete it.',
      'public/former.html:1: file has the name of /former. Rename or delete it.',
      'public/former/index.html:1: file has the name of /former. Rename or delete it.',
      'public/resume.html:1: file has the name of /resume. Rename or delete it.',
      'public/resume/index.html:1: file has the name of /resume. Rename or delete it.',
      'public/test-owner-resume.pdf:1: file has the name of /resume. Rename or delete it.',
      'public/index.html:1: file has the name of /. Rename or delete it.',
      'public/404.html:1: file has the name of the page for unknown paths. Rename or delete it.',
      'public/sitemap.xml:1: file has the name of /sitemap.xml. Rename or delete it.',
      'public/healthz:1: file has the name of /healthz. Rename or delete it.',
      "public/static/a.css:1: file is in the folder of the build's own files. Move it.",
      `public/a\\b.pdf:1: ${hasNoUrl}`,
      `public/a\tb.pdf:1: ${hasNoUrl}`,
      `public/${long}/${long}/${long}.pdf:1: ${hasNoUrl}`,
    ].toSorted(),
  );
});

test('a file in public/ can’t have the name that the résumé has while the owner’s name is a sample', async () => {
  const site = await readFile(inContent('site.yaml'), 'utf8');
  await writeFile(inContent('site.yaml'), site.replace('name: Test', 'name: !sample Test'));
  await writePublic(['resume.pdf', 'test-owner-resume.pdf']);
  expect(await problems()).toEqual([
    'public/resume.pdf:1: file has the name of /resume. Rename or delete it.',
    'public/test-owner-resume.pdf:1: file has the name of /resume. Rename or delete it.',
  ]);
});

test('a file in public/ whose name begins with a dot is a warning, unless a program keeps it there', async () => {
  await writePublic(['.env', 'sub/.htaccess', '.DS_Store', '.gitkeep', '.git/HEAD', '.a/b.txt']);
  const reason = 'is not published, because its name begins with a dot. Rename or delete it.';
  const found = (await warnings()).filter((line) => line.startsWith('public/'));
  expect(found).toEqual([
    `public/.env:1: file ${reason}`,
    `public/sub/.htaccess:1: file ${reason}`,
  ]);
  expect(await problems()).toEqual([]);
});
