import { expect, test } from 'vitest';
import { isActive } from './active-files.ts';
import { describeFile } from './downloads.ts';

test.each([
  ['slides.pdf', 1_234_567, 'PDF, 1.2 MB'],
  ['Notes.TXT', 1, 'Text, 1 byte'],
  ['data.csv', 999, 'CSV, 999 bytes'],
  ['all.tar.gz', 12_345, 'Archive, 12 kB'],
  ['song.mp3', 123_456, 'MP3, 123 kB'],
  ['LICENSE', 1000, '1 kB'],
])('a link to %s with %i bytes names type and size', (name, bytes, text) => {
  expect(describeFile(name, bytes)).toBe(text);
});

test.each(['a.html', 'a.XHTML', 'a.js', 'a.mjs', 'a.xml', 'a.svgz', 'a.xsl', 'a.mhtml', 'a.css'])(
  'a browser would run %s',
  (name) => expect(isActive(name)).toBe(true),
);

test.each(['a.pdf', 'a.docx', 'a.zip', 'a.csv', 'a.txt', 'a.md', 'a.mp3', 'a.json', 'LICENSE'])(
  'a browser would not run %s',
  (name) => expect(isActive(name)).toBe(false),
);
