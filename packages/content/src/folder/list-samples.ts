/** Lists the samples and unknown URLs that the owner has to fill in. */
import { type Content, type ContentFile, validStudies } from './content.ts';
import type { Problem } from '../read/problem.ts';
import { SAMPLE_TAG, type SamplePath } from '../read/read-yaml.ts';

export const listSamples = ({ site, openSource, talks, resume, studies }: Content): Problem[] => [
  ...samplesIn(site),
  ...samplesIn(openSource, 'project'),
  ...samplesIn(talks, 'talk'),
  ...samplesIn(resume),
  ...studies.flatMap((study) => samplesIn(study)),
];

const samplesIn = (
  { file, data, samplePaths, lineOf }: ContentFile<unknown>,
  item = 'item',
): Problem[] =>
  samplePaths.map((path) => ({
    file,
    line: lineOf(path),
    field: describePath(path, item),
    reason: `is ${describeValue(data, path)}. Replace it with ${describeReplacement(path)}, and remove "${SAMPLE_TAG}".`,
  }));

/** Longer samples are shortened, characters. */
const MAX_VALUE_LENGTH = 40;

/** The sample itself in quotes, shortened; "a sample" for a list or a group of fields. */
function describeValue(data: unknown, path: SamplePath): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    data,
  );
  if (typeof value !== 'string' && typeof value !== 'number') return 'a sample';
  const text = String(value);
  return `the sample "${text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text}"`;
}

/** What belongs in a field, by its path without positions in lists. */
const REPLACEMENTS: Record<string, string> = {
  'owner.name': 'your name',
  'owner.pitch': 'one sentence about who you are and what you do',
  'owner.email': 'your email address',
  'owner.city': 'the city you work in',
  'owner.availability': 'what you are looking for',
  'owner.bio': 'a paragraph about yourself',
  'owner.hobbies': 'something you like to do',
  'profiles.href': 'the URL of your profile',
  title: 'your own title',
  href: 'the URL of the slides or the recording',
  sub: 'a date range or a place',
  desc: 'one or two short sentences for the card',
  summary: 'your own summary',
  skills: 'a skill or tool',
};

const describeReplacement = (path: SamplePath): string =>
  REPLACEMENTS[path.filter((key) => typeof key === 'string').join('.')] ?? 'your own';

export const listDrafts = (content: Content): Problem[] =>
  validStudies(content)
    .filter(({ data }) => data.draft)
    .map(({ file, data, lineOf }) => {
      return {
        file,
        line: lineOf(['draft']),
        field: 'draft',
        reason: `keeps "${data.title}" out of the published site. Remove the field to publish it.`,
      };
    });

export const linksWithoutUrl = (content: Content): Problem[] =>
  validStudies(content).flatMap(({ file, data, lineOf }) =>
    data.links.flatMap(({ label, href }, index) => {
      if (href) return [];
      const reason = `"${label}" has no URL. It is left out until you add its href.`;
      const line = lineOf(['links', index, 'href']);
      return [{ file, line, field: 'link', reason }];
    }),
  );

/** Names of fields in plain words, where they differ from the field. */
const NAMES: Record<string, string> = {
  href: 'URL',
  link: 'URL',
  github_link: 'code URL',
  desc: 'description',
  sub: 'subtitle',
};
/** An item of a list, by the list. */
const ITEMS: Record<string, string> = {
  bio: 'paragraph',
  hobbies: 'hobby',
  profiles: 'profile',
  experience: 'job',
  projects: 'project',
  education: 'degree',
  languages: 'language',
  points: 'point',
  skills: 'skill',
  types: 'type',
  links: 'link',
};
/** Groups of fields that need no name. */
const UNNAMED = new Set<string | number>(['owner', 'profiles', 'site']);

/**
 * A path in plain words: `[0, 'title']` of the talks is "title of talk 1".
 * @param item what a list at the top of the file consists of
 */
function describePath(path: SamplePath, item: string): string {
  const parts = path.flatMap((key, index) => {
    if (typeof key === 'number') {
      const list = path[index - 1];
      return `${list === undefined ? item : (ITEMS[list] ?? 'item')} ${key + 1}`;
    }
    // The name of an item includes the name of its list.
    if (UNNAMED.has(key) || typeof path[index + 1] === 'number') return [];
    return NAMES[key] ?? key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  });
  return parts.toReversed().join(' of ') || path.join('.') || 'file';
}
