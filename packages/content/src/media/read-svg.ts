/** Reads SVGs as browsers do when they are pictures: strictly, and without a size of the page's. */
import { readFile } from 'node:fs/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isVector } from '../schema/media-formats.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** CSS px of each unit (https://www.w3.org/TR/css-values-4/#absolute-lengths); percentages aren't sizes. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
};

/** The encoding in an XML declaration, after what precedes it. */
const DECLARED = /^(<\?xml\b[^>]*?\bencoding\s*=\s*["'])([^"']+)/;

/**
 * The text of an SVG in any encoding that browsers know, declared as UTF-8.
 * @throws if it isn't in the encoding that it declares; the message continues a sentence about the file
 */
export function svgText(file: Buffer): string {
  const encoding = encodingOf(file);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file);
    return text.replace(DECLARED, '$1UTF-8');
  } catch (cause) {
    throw new Error(`can't be read as ${encoding}. Export it again, as UTF-8.`, { cause });
  }
}

/** A picture as sharp reads it, which knows SVGs in UTF-8 only. */
export async function readDrawable(file: string): Promise<Buffer> {
  const source = await readFile(file);
  return isVector(file) ? Buffer.from(svgText(source)) : source;
}

/** https://www.w3.org/TR/xml/#sec-guessing */
function encodingOf(file: Buffer): string {
  const start = file.toString('latin1', 0, 200);
  if (/^(\xFF\xFE|<\0)/.test(start)) return 'UTF-16LE';
  if (/^(\xFE\xFF|\0<)/.test(start)) return 'UTF-16BE';
  const declared = DECLARED.exec(start)?.[2];
  // Those in UTF-16 are found above.
  return !declared || /^utf-?16/i.test(declared) ? 'UTF-8' : declared;
}

function pxOf(length: string | undefined): number | undefined {
  const parts = /^\s*\+?(\d*\.?\d+(?:e[-+]?\d+)?)([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const px = Number(parts[1]) * (UNITS[parts[2]?.toLowerCase() ?? ''] ?? NaN);
  return px > 0 ? px : undefined;
}

/**
 * @returns the size in CSS px, from `width` and `height`, or else the `viewBox`
 * @throws if browsers wouldn't show it, or not in a size of its own; the message continues a sentence about the file
 */
export function svgSize(source: string): { width: number; height: number } {
  if (source.trim() === '') throw new Error('is empty. Export it again.');
  const { local, uri, attributes } = rootOf(source);
  if (local !== 'svg') throw new Error('is not an SVG. Export it again.');
  if (uri !== SVG_NAMESPACE) {
    throw new Error(`is not shown by browsers. Add xmlns="${SVG_NAMESPACE}" to its <svg>.`);
  }
  const [, , boxWidth, boxHeight] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(pxOf);
  const [width, height] = [pxOf(attributes.width?.value), pxOf(attributes.height?.value)];
  if (width && height) return { width, height };
  if (!boxWidth || !boxHeight) {
    throw new Error('has no size. Add width and height, or a viewBox, to its <svg>.');
  }
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/** Illustrator declares its namespaces as entities. Those with markup in them aren't known. */
export function addEntities(parser: SaxesParser<{ xmlns: true }>, doctype: string) {
  for (const [, name = '', value = ''] of doctype.matchAll(/<!ENTITY\s+(\S+)\s+"([^"<&%]*)"/g)) {
    parser.ENTITIES[name] = value;
  }
}

/** @throws if the text isn't valid XML */
function rootOf(source: string): SaxesTagNS {
  const invalid = (line: number, what: string) =>
    new Error(`isn't valid XML on line ${line}: ${what}. Fix it, or export the file again.`);
  // The parser would look for the end of the entity, and complain about that.
  const ampersand = /&(?!#?\w[\w.-]*;)/.exec(
    source.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, (text) => text.replaceAll('&', ' ')),
  );
  if (ampersand) {
    const line = source.slice(0, ampersand.index).split('\n').length;
    throw invalid(line, 'write "&" as "&amp;"');
  }
  const parser = new SaxesParser({ xmlns: true });
  let hasStarted = false;
  parser.on('opentagstart', () => (hasStarted = true));
  let root: SaxesTagNS | undefined;
  parser.on('opentag', (tag) => (root ??= tag));
  parser.on('doctype', (doctype) => addEntities(parser, doctype));
  parser.on('error', ({ message }) => {
    if (!hasStarted) throw new Error('is not an SVG. Export it again.');
    throw invalid(parser.line, message.replace(/^\d+:\d+: |\.$/g, ''));
  });
  parser.write(source).close();
  if (!root) throw new Error('is not an SVG. Export it again.');
  return root;
}
