/** The fields of a case study that its owner may leave out. Some depend on the whole list. */
import type { CompletedCard, Frontmatter, WrittenFrontmatter } from '../../app/content/schema.ts';
import type { Versions } from '../../app/content/versions.ts';
import { colorsOf, hueOf, spreadHues } from './card-colors.ts';
import { spreadCards } from './spread-cards.ts';

/** A case study as its file has it. */
export type WrittenStudy = {
  slug: string;
  /** The first paragraph of the text, as plain text. */
  lede?: string | undefined;
  data: WrittenFrontmatter | undefined;
  versions: Versions<WrittenFrontmatter, WrittenFrontmatter | undefined> | undefined;
};

type Completed = {
  data: Frontmatter | undefined;
  versions: Versions<Frontmatter, Frontmatter | undefined> | undefined;
};

/** Longest summary that search engines show, characters. */
const MAX_SUMMARY = 155;

/** Completes the valid case studies of a folder. @returns theirs, in the same order */
export function completeStudies<Study extends WrittenStudy>(
  studies: readonly Study[],
): (Omit<Study, keyof Completed> & Completed)[] {
  const valid = studies.filter(({ data }) => data !== undefined);
  const orders = completeOrders(valid);
  const listed = valid
    .filter(({ data }) => !data?.excludeFromList)
    .sort((a, b) => (orders.get(a) ?? 0) - (orders.get(b) ?? 0));
  const hues = spreadHues(Math.max(1, listed.length));
  const cards = completeCards(listed, hues);
  return studies.map((study) => {
    const { data, versions } = study;
    if (!data || !versions) return { ...study, data: undefined, versions: undefined };
    const place = Math.max(0, listed.indexOf(study));
    const complete = completer(study, {
      order: orders.get(study) ?? 1,
      hue: hues[place] ?? 0,
      card: cards.get(study) ?? data.card,
    });
    return {
      ...study,
      data: complete(data),
      versions: {
        local: complete(versions.local),
        public: versions.public && complete(versions.public),
        samples: versions.samples,
      },
    };
  });
}

/** Those without a position come after the others, by file name. */
function completeOrders(studies: readonly WrittenStudy[]): Map<WrittenStudy, number> {
  const given = studies.flatMap(({ data }) => data?.order ?? []);
  let next = Math.floor(Math.max(0, ...given));
  return new Map(studies.map((study) => [study, study.data?.order ?? ++next]));
}

/** Of those whose picture is drawn. @param listed in order @param hues theirs by default */
function completeCards(
  listed: readonly WrittenStudy[],
  hues: readonly number[],
): Map<WrittenStudy, CompletedCard> {
  const drawn = listed.flatMap((study, place) => {
    const { slug, data } = study;
    if (!data || data.bg) return [];
    return { study, slug, hue: ownHue(data) ?? hues[place] ?? 0, card: data.card };
  });
  const cards = spreadCards(drawn);
  return new Map(
    drawn.flatMap(({ study }, index) => (cards[index] ? [[study, cards[index]]] : [])),
  );
}

const ownHue = ({ hue, color }: WrittenFrontmatter) => hue ?? (color ? hueOf(color) : undefined);

type ByList = { order: number; hue: number; card: CompletedCard | undefined };

const completer =
  ({ slug, lede }: WrittenStudy, byList: ByList) =>
  (written: WrittenFrontmatter): Frontmatter => {
    const { color, summary, desc } = written;
    const hue = ownHue(written) ?? byList.hue;
    return {
      ...colorsOf(hue, color),
      ...withoutUndefined(written),
      hue,
      link: written.link ?? `/${slug}`,
      order: written.order ?? byList.order,
      bgAlt: written.bgAlt ?? describeCard(written),
      ...withoutUndefined({
        summary: summary ?? (lede ? shorten(lede) : desc),
        card: byList.card,
      }),
    };
  };

function describeCard({ title, card }: WrittenFrontmatter): string {
  if (card?.kind === 'photo') return `A photo: ${title}.`;
  if (card?.kind !== 'screens') return 'A landscape of cut paper.';
  return card.pictures.length > 1
    ? `Screenshots of ${title}, printed on paper.`
    : `A screenshot of ${title}, printed on paper.`;
}

/** The first sentences or words. */
function shorten(paragraph: string): string {
  if (paragraph.length <= MAX_SUMMARY) return paragraph;
  const start = paragraph.slice(0, MAX_SUMMARY);
  const [sentences] = /^.*[.!?](?=\s)/s.exec(start) ?? [];
  if (sentences && sentences.length > MAX_SUMMARY / 2) return sentences;
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
