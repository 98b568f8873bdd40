/** Where in the content something on a page was written, for messages to the owner. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** In a text, a line break, markup or an escape may stand between words. */
const WORDS_TO_FIND = 4;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The file of a page. */
export function fileOf(route: string): string {
  const file = `content/case-studies${route}.md`;
  return existsSync(file) ? file : `${file}x`;
}

/** The line of the first match in a file, from 1. */
function lineOf(source: string, pattern: RegExp): number | undefined {
  const at = source.search(pattern);
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}

/**
 * The place of a text in a case study, as `file:line`; line 1 if it comes from elsewhere.
 * @param route path of the page
 * @param text as the page shows it: a paragraph, an alt text, a name
 */
export function placeOf(route: string, text: string): string {
  const file = fileOf(route);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, WORDS_TO_FIND) ?? [];
  const pattern = new RegExp(words.map(escape).join('[^\\p{L}\\p{N}]+'), 'u');
  const line = words.length > 0 ? lineOf(readFileSync(file, 'utf8'), pattern) : undefined;
  return `${file}:${line ?? 1}`;
}

/** Every place in the content that names a URL of this site. */
export function placesOfLink(address: string): string[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx?|yaml)$/.test(name))
    .map((name) => `content/${name}`);
  const pattern = new RegExp(`${escape(address)}(?![\\w/-])`);
  return files.flatMap((file) => {
    const line = lineOf(readFileSync(file, 'utf8'), pattern);
    return line === undefined ? [] : [`${file}:${line}`];
  });
}
