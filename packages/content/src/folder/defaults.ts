/** The fields of a case study that its owner may leave out. Some depend on the whole list. */
import type { CompletedCard } from '../schema/card.ts';
import type { Frontmatter, WrittenFrontmatter } from '../schema/frontmatter.ts';
import type { Versions } from '../schema/versions.ts';
import { colorsOf, FIRST_HUE, hueOf, spreadHues } from './card-colors.ts';
import { fill } from '../labels/fill.ts';
import { type OwnLabels, textLabels } from '../labels/labels.ts';
import { spreadCards } from 'paper-cards';

/** A case study as its file has it. */
export type WrittenStudy = {
  slug: string;
  /** The first paragraph of the text, as plain text. */
  firstParagraph?: string | undefined;
  data: WrittenFrontmatter | undefined;
  versions: Versions<WrittenFrontmatter, WrittenFrontmatter | undefined> | undefined;
};

type Completed = {
  data: Frontmatter | undefined;
  versions: Versions<Frontmatter, Frontmatter | undefined> | undefined;
};

/** Longest summary that search engines show, characters. */
const MAX_SUMMARY = 155;

/** What is said about a card is in the language of its page. */
type Site = { lang: string; labels?: OwnLabels | undefined };

/** Completes the valid case studies of a folder. @returns theirs, in the same order */
export function fillDefaults<Study extends WrittenStudy>(
  studies: readonly Study[],
  site: Site = { lang: 'en' },
): (Omit<Study, keyof Completed> & Completed)[] {
  const valid = studies.filter(({ data }) => data !== undefined);
  const orders = completeOrders(valid);
  const listed = valid
    .filter(({ data }) => !data?.excludeFromList)
    .sort((a, b) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0));
  // Drafts look as if all were published.
  const looks = new Map([...spreadLooks(listed), ...spreadLooks(listed.filter(isPublished))]);
  return studies.map((study) => {
    const { data, versions } = study;
    if (!data || !versions) return { ...study, data: undefined, versions: undefined };
    const { hue = FIRST_HUE, card = data.card } = looks.get(study) ?? {};
    const complete = completer(study, { order: orders.get(study) ?? 1, hue, card, site });
    return {
      ...study,
      data: complete(data),
      versions: {
        local: complete(versions.local),
        public: versions.public && complete(versions.public),
        sampleCount: versions.sampleCount,
      },
    };
  });
}

/** Not so a draft, or one whose title is a sample: it must not change anything about the others. */
const isPublished = ({ versions }: WrittenStudy) => versions?.public !== undefined;

/** Those without a position come after the others, by file name; unpublished ones between two positions that are free. */
function completeOrders(studies: readonly WrittenStudy[]): Map<WrittenStudy, number> {
  const given = studies.filter(isPublished).flatMap(({ data }) => data?.order ?? []);
  const taken = new Set(studies.map(({ data }) => data?.order));
  let last = Math.floor(Math.max(0, ...given));
  let step = 0;
  const between = (): number => {
    const order = last + ++step / (studies.length + 1);
    return taken.has(order) ? between() : order;
  };
  const after = () => {
    step = 0;
    return ++last;
  };
  const next = (study: WrittenStudy) => (isPublished(study) ? after() : between());
  return new Map(studies.map((study) => [study, study.data?.order ?? next(study)]));
}

/** Default hues, and what is on drawn cards, so that neighbors differ. @param listed in order */
function spreadLooks(listed: readonly WrittenStudy[]): Map<WrittenStudy, Look> {
  const hues = spreadHues(listed.length);
  const looks = listed.map((study, place) => ({ study, hue: hues[place] ?? FIRST_HUE }));
  const drawn = looks.flatMap(({ study, hue }) => {
    const { slug, data } = study;
    return data && !data.bg ? [{ study, slug, hue: ownHue(data) ?? hue, card: data.card }] : [];
  });
  const cards = spreadCards(drawn);
  const cardOf = new Map(drawn.map(({ study }, index) => [study, cards[index]]));
  return new Map(looks.map(({ study, hue }) => [study, { hue, card: cardOf.get(study) }]));
}

const ownHue = ({ hue, color }: WrittenFrontmatter) => hue ?? (color ? hueOf(color) : undefined);

type Look = { hue: number; card: CompletedCard | undefined };
type ByList = Look & { order: number; site: Site };

const completer =
  ({ slug, firstParagraph }: WrittenStudy, byList: ByList) =>
  (written: WrittenFrontmatter): Frontmatter => {
    const { color, summary, desc } = written;
    const hue = ownHue(written) ?? byList.hue;
    return {
      ...colorsOf(hue, color),
      ...withoutUndefined(written),
      hue,
      link: written.link ?? `/${slug}`,
      order: written.order ?? byList.order,
      bgAlt: written.bgAlt ?? describeCard(written, byList.site),
      ...withoutUndefined({
        summary: summary ?? (firstParagraph ? shorten(firstParagraph) : desc),
        card: byList.card,
      }),
    };
  };

function describeCard({ title, card, lang }: WrittenFrontmatter, site: Site): string {
  const { cutPaper, photo, screenshot, screenshots } = textLabels(site, lang);
  if (card?.kind === 'photo') return fill(photo, { title });
  if (card?.kind !== 'screens') return cutPaper;
  return fill(card.pictures.length > 1 ? screenshots : screenshot, { title });
}

/** The first sentences or words. Some languages have no spaces. */
function shorten(paragraph: string): string {
  if (paragraph.length <= MAX_SUMMARY) return paragraph;
  const start = paragraph.slice(0, MAX_SUMMARY);
  const [sentences] = /^.*(?:[.!?](?=\s)|[。！？])/s.exec(start) ?? [];
  if (sentences && sentences.length > MAX_SUMMARY / 2) return sentences;
  const end = Math.max(start.lastIndexOf(' '), MAX_SUMMARY / 2);
  return `${start.slice(0, end).replace(/[\s,、;:–-]+$/, '')}…`;
}

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
