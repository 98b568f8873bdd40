/** Lists the samples and unknown URLs that the owner has to fill in. */
import { type Content, type ContentFile, validStudies } from './load-content.ts';
import type { Problem } from './problem.ts';
import { SAMPLE_TAG, type SamplePath } from './read-yaml.ts';

export const listSamples = ({ site, openSource, talks, resume, studies }: Content): Problem[] => [
  ...samplesIn(site),
  ...samplesIn(openSource, 'project'),
  ...samplesIn(talks, 'talk'),
  ...samplesIn(resume),
  ...studies.flatMap((study) => samplesIn(study)),
];

const samplesIn = ({ file, samples, lineOf }: ContentFile<unknown>, item = 'item'): Problem[] =>
  samples.map((path) => ({
    file,
    line: lineOf(path),
    field: describePath(path, item),
    reason: `is still a sample; write your own and remove "${SAMPLE_TAG}"`,
  }));

export const linksWithoutUrl = (content: Content): Problem[] =>
  validStudies(content).flatMap(({ file, data, lineOf }) =>
    data.links.flatMap(({ label, href }, index) => {
      if (href) return [];
      const reason = `URL of "${label}" is unknown; the link is left out until you add it`;
      const line = lineOf(['links', index, 'href']);
      return [{ file, line, field: `links.${index}.href`, reason }];
    }),
  );

/** Names of fields in plain words, where they differ from the field. */
const NAMES: Record<string, string> = {
  href: 'URL',
  link: 'URL',
  github_link: 'code URL',
  desc: 'description',
  sub: 'subtitle',
  professional: 'professional profile',
  code: 'code profile',
};
/** An item of a list, by the list. */
const ITEMS: Record<string, string> = {
  bio: 'paragraph',
  hobbies: 'hobby',
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
 * A path in plain words: `[0, 'title']` of the talks is "talk 1, title".
 * @param item what a list at the top of the file consists of
 */
function describePath(path: SamplePath, item: string): string {
  const parts = path.flatMap((key, index) => {
    if (typeof key === 'number') {
      const list = path[index - 1];
      return `${list === undefined ? item : (ITEMS[list] ?? 'item')} ${key + 1}`;
    }
    // The name of a list is in that of its item.
    if (UNNAMED.has(key) || typeof path[index + 1] === 'number') return [];
    return NAMES[key] ?? key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  });
  return parts.join(', ') || path.join('.') || 'file';
}
