/**
 * Removes from an SVG what could run, or load from elsewhere, if it is opened by itself. In `<img>` nothing of that works
 * anyway. Everything else is kept.
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { addEntities, svgText } from './read-svg.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
/** HTML that drawing programs use for labels. */
const TEXT_ELEMENTS = new Set(
  (
    'a abbr b bdi bdo big blockquote br center cite code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd ' +
    'li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'
  ).split(' '),
);
/** Elements with scripts, of SVG and in other namespaces. */
const SCRIPTS = new Set(['script', 'handler', 'listener']);
const ANIMATIONS = new Set(['set', 'animate', 'animateTransform', 'animateMotion', 'animateColor']);
/** Elements that can show a picture which is in the file itself. */
const PICTURES = new Set(['image', 'feImage', 'img']);

const EXTERNAL_CSS =
  /@import\b[^;]*;?|url\(\s*(?:"|'|&quot;|&apos;|&#3[49];)?\s*(?!["'\s#&]|data:)[^)]*\)/gi;

/** What is removed, for the content check: "a script", "https://…". */
export type CleanSvg = { source: string; removed: string[] };

type Cut = { start: number; end: number; text: string };

/** @param file valid SVG (read-svg.ts) in any encoding. @returns it in UTF-8 */
export const withoutScripts = (file: Buffer): Buffer => Buffer.from(cleanSvg(svgText(file)).source);

/** @param original valid SVG (read-svg.ts) */
export function cleanSvg(original: string): CleanSvg {
  const removed = new Set<string>();
  const source = original
    .replace(/<\?xml-stylesheet[^]*?\?>/g, () => {
      removed.add('a style sheet');
      return '';
    })
    // Declarations can add attributes and elements.
    .replace(/<!DOCTYPE[^[>]*\[([^]*?)\]\s*>/i, (doctype, subset: string) => {
      const safe = subset.match(/<!ENTITY\s+[\w.-]+\s+"[^"<&%]*"\s*>/g) ?? [];
      const rest = safe.reduce((text, entity) => text.replace(entity, ''), subset);
      if (!rest.replaceAll(/<!--[^]*?-->/g, '').trim()) return doctype;
      removed.add('a declaration');
      return doctype.replace(subset, safe.join('\n'));
    });

  const cuts: Cut[] = [];
  /** Elements that are open, and where the outermost removed one begins. */
  const open: string[] = [];
  let cutFrom: { depth: number; start: number } | undefined;
  let styleFrom = 0;

  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', (doctype) => addEntities(parser, doctype));
  parser.on('opentag', (tag) => {
    const end = parser.position;
    const start = source.lastIndexOf('<', end - 1);
    open.push(tag.local);
    if (cutFrom) return;
    const reason = reasonToRemove(tag);
    if (reason) {
      removed.add(reason);
      cutFrom = { depth: open.length, start };
      return;
    }
    styleFrom = end;
    const cleaned = cleanTag(tag, removed);
    if (cleaned !== undefined) cuts.push({ start, end, text: cleaned });
  });
  parser.on('closetag', (tag) => {
    const end = parser.position;
    if (cutFrom?.depth === open.length) {
      cuts.push({ start: cutFrom.start, end, text: '' });
      cutFrom = undefined;
    } else if (!cutFrom && tag.local === 'style') {
      const css = source.slice(styleFrom, end);
      const cleaned = cleanCss(css, removed);
      if (cleaned !== css) cuts.push({ start: styleFrom, end, text: cleaned });
    }
    open.pop();
  });
  parser.write(source).close();

  let clean = '';
  let from = 0;
  for (const { start, end, text } of cuts) {
    clean += source.slice(from, start) + text;
    from = end;
  }
  return { source: clean + source.slice(from), removed: [...removed] };
}

function reasonToRemove({ local, uri, attributes }: SaxesTagNS): string | undefined {
  const name = local.toLowerCase();
  if (SCRIPTS.has(name)) return 'a script';
  if (uri === XHTML && !TEXT_ELEMENTS.has(name)) return `<${name}>`;
  const animated = String(attributes.attributeName?.value ?? '');
  // It could animate a URL to one that runs a script.
  if (ANIMATIONS.has(local) && /^(on|.*href$)/i.test(animated.trim())) return `<${local}>`;
  return undefined;
}

/** @returns the tag without the attributes that aren't allowed; undefined if all are */
function cleanTag(tag: SaxesTagNS, removed: Set<string>): string | undefined {
  let isChanged = false;
  const kept = Object.values(tag.attributes).flatMap((attribute) => {
    const { name, local, value } = attribute;
    const reason = reasonToRemoveAttribute(tag.local, local.toLowerCase(), value);
    if (reason) {
      removed.add(reason);
      isChanged = true;
      return [];
    }
    const clean = name === 'xmlns' || name.startsWith('xmlns:') ? value : cleanCss(value, removed);
    isChanged ||= clean !== value;
    return [` ${name}="${escape(clean)}"`];
  });
  return isChanged ? `<${tag.name}${kept.join('')}${tag.isSelfClosing ? '/' : ''}>` : undefined;
}

function reasonToRemoveAttribute(element: string, name: string, value: string): string | undefined {
  if (name.startsWith('on')) return 'a script';
  if (!/^(href|src|srcset|action|formaction|data|poster|background)$/.test(name)) return undefined;
  const url = value.replaceAll(/[\s\p{Cc}]/gu, '');
  if (url.startsWith('#')) return undefined;
  if (PICTURES.has(element) && /^data:image\//i.test(url)) return undefined;
  if (element === 'a' && /^(https?:|mailto:)/i.test(url)) return undefined;
  return /^[a-z]+script:/i.test(url) ? 'a script' : shorten(value.trim());
}

function cleanCss(css: string, removed: Set<string>): string {
  return css.replaceAll(EXTERNAL_CSS, (found) => {
    removed.add(shorten(found));
    return found.startsWith('@') ? '' : 'none';
  });
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (value: string) =>
  value
    .replaceAll(/[&<"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
