/** Makes a case study of a Markdown file with its pictures. */
import path from 'node:path';
import {
  fileNameOf,
  isBadge,
  isPicture,
  isRaster,
  isRecording,
  isRemote,
  markdownFor,
  readBody,
} from 'portfolio-content';
import { lineOf } from '../init/plain-text.ts';
import { decoded, type Found, pictureFinder } from './find-pictures.ts';
import { type Fields, mapFields } from './map-fields.ts';
import { blank, readNote } from './read-note.ts';
import { rewriteText } from './rewrite-text.ts';

export type TakenOver = {
  /** Valid ones, perhaps without a title or a description. */
  fields: Fields;
  /** The first sentence of the text, if it fits on a card. */
  sentence: string | undefined;
  text: string;
  /** The files to copy, by their names in the media folder. */
  pictures: Map<string, string>;
  /** What isn't taken over, a line each. */
  notices: string[];
};

type Places = {
  /** Path of the file in messages. */
  shown: string;
  /** Path of the case study's media folder in messages. */
  media: string;
  /** Paths of the site's pages, such as "/about". */
  pages: ReadonlySet<string>;
};

/**
 * @throws UsageError if the file or its fields can't be read
 */
export async function readFrom(file: string, { shown, media, pages }: Places): Promise<TakenOver> {
  const note = await readNote(file, shown);
  const { cover, leftOut, ...mapped } = mapFields(note.fields);
  const { fields, sentence, text } = readHead(note.text, mapped.fields);
  // Jekyll has the date in the name of the file.
  const [, year] = /^(\d{4})-\d\d-\d\d-/.exec(path.basename(file)) ?? [];
  if (year) fields.sub ??= year;

  const addresses = new Set(cover ? [cover.address] : []);
  const collect = (address: string) => {
    addresses.add(address);
    return address;
  };
  const hasId = idsIn(rewriteText(text, { picture: collect, link: collect }));
  const find = pictureFinder(file);
  const found = new Map<string, Found>();
  for (const address of addresses) found.set(address, await find(address));

  const notices: string[] = [];
  const [badges, links]: [Named[], Named[]] = [[], []];
  function picture(address: string, line: number) {
    const { name, reason = 'not found.' } = found.get(address) ?? {};
    if (name !== undefined) return name;
    if (isBadge(address)) {
      badges.push({ key: address.replace(/^https?:\/\//, ''), line });
      return '';
    }
    notices.push(`${shown}:${line}: picture ${describe(address, reason, media)}`);
    return undefined;
  }
  function link(address: string, line: number) {
    if (address.startsWith('#') ? hasId(address) : isRemote(address)) return address;
    const [, page = '', slash, rest] = /^(\/.*?)(\/?)([?#].*)?$/.exec(address) ?? [];
    if (pages.has(page)) return slash ? page + (rest ?? '') : address;
    const { name } = found.get(address) ?? {};
    if (name === undefined) links.push({ key: address, line });
    return name;
  }
  const onCard = cover && picture(cover.address, cover.line);
  if (onCard && isRaster(onCard)) fields.card = { kind: 'photo', picture: onCard };
  const pictures = [...found.values()].flatMap(({ name, file = '' }) =>
    name === undefined ? [] : [[name, file] as const],
  );
  return {
    fields,
    sentence,
    text: rewriteText(text, { picture, link }),
    pictures: new Map(pictures),
    notices: [
      ...list('Not taken over', leftOut),
      ...list('Badges left out', badges),
      ...list('Links to what isn’t here, now plain text', links),
      ...notices,
    ],
  };
}

/** Whether a text has a heading or another element that a fragment, such as "#install", leads to. */
function idsIn(text: string): (fragment: string) => boolean {
  const { headings = [], anchors = [] } = readBody(text, 'md').body ?? {};
  const ids = new Set([...anchors, ...headings.map(({ id }) => id)].map((id) => `#${id}`));
  return (fragment) => ids.has(decoded(fragment)) || ids.has(decoded(fragment).toLowerCase());
}

function describe(address: string, reason: string, media: string): string {
  const name = fileNameOf(address);
  const shown = address.startsWith('data:') ? 'data:…' : address;
  return isRecording(name) && !isPicture(name)
    ? `${shown} is a recording. Put it into ${media}, write <video src="${name}" aria-label="What it shows"></video>, and run "npm run media".`
    : `${shown} ${reason} Put it into ${media}, and write ${markdownFor(name)}.`;
}

/** Something at a line of the file. */
type Named = { key: string; line: number };

function list(what: string, all: readonly Named[]): string[] {
  if (all.length === 0) return [];
  const sorted = [...all].sort((a, b) => a.line - b.line);
  const lines = [...new Set(sorted.map(({ line }) => line))].join(', ');
  return [`${what}: ${sorted.map(({ key }) => key).join(', ')} (line ${lines}).`];
}

/** In Markdown, or in HTML as in READMEs. */
const TITLE = /^# +(.+?)[ #]*$|<h1\b[^>]*>([^]*?)<\/h1>/m;
const OTHER_HEADING_OR_CODE = /^(#{2,6} |```|~~~)/m;
const PARAGRAPH = /(?<=^|\n\n)(?![#>|`~<!-]|\[!|\d+\.\s|[*+]\s)\S[^]*?(?=\n\n|\s*$)/;
const SENTENCE = /^.{1,119}?(?:[.!?…](?=\s|$)|[。！？])/;

/** Names of emoji, such as ":rocket:", which no title or card shows. */
const EMOJI_NAMES = /(?<![\w:]):[a-z][\w+-]*:(?![\w:])/g;
const plainLineOf = (text: string) => lineOf(text.replaceAll(EMOJI_NAMES, ''));

const wordsOf = (text = '') => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Leaves out what the head of a page says: the title, and a first paragraph that is a field too. */
function readHead(source: string, written: Fields) {
  const [heading = '', inMarkdown, inHtml = ''] = TITLE.exec(source) ?? [];
  const isFirst = !OTHER_HEADING_OR_CODE.test(source.slice(0, source.indexOf(heading)));
  const title = isFirst ? plainLineOf(inMarkdown ?? inHtml) : '';
  const fields = { ...(title && { title }), ...written };
  const isTitle = wordsOf(title) === wordsOf(String(fields.title));
  const text = isTitle ? source.replace(heading, blank) : source;
  const [paragraph = ''] = PARAGRAPH.exec(text) ?? [];
  const line = plainLineOf(paragraph);
  const isField = [fields.desc, fields.summary].some(
    (field) => field && wordsOf(String(field)) === wordsOf(line),
  );
  return {
    fields,
    sentence: SENTENCE.exec(line)?.[0],
    text: isField ? text.replace(paragraph, blank) : text,
  };
}
