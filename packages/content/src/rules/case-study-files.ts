/** Files beside the case studies that aren't shown. */
import { type Content } from '../folder/content.ts';
import { isMarkdown } from '../read/slug.ts';
import type { Problem } from '../read/problem.ts';
import type { Rule } from './rule.ts';
import { SLUG_LETTERS, slugFor } from '../read/slug.ts';

const isText = (file: string) => /\.(mdx|md|markdown)$/i.test(file);
const isMisnamed = (file: string) => isText(file) && !file.includes('/');

/** Files that look like case studies by their names. */
export const listMisnamed = ({ otherFiles }: Content) => otherFiles.filter(isMisnamed);

export const misnamedStudies: Rule = (content) => {
  const taken = new Set(content.studies.map(({ slug }) => slug));
  return listMisnamed(content).map((file) => {
    const name = file.slice(0, file.lastIndexOf('.'));
    const slug = slugFor(name, taken);
    taken.add(slug);
    const renamed = `${slug}.${/x$/i.test(file) ? 'mdx' : 'md'}`;
    const folder = content.media.has(name) ? `, its media folder to ${slug}` : '';
    const reason = `is not shown, because the name of a case study has only ${SLUG_LETTERS}, and ends in ".md" or ".mdx". Rename it, for example to ${renamed}${folder}, or move it out of this folder.`;
    return report(content, file, reason);
  });
};

/** A slug is the name of one file. */
export const sameNames: Rule = ({ studies, pathOf }) =>
  studies
    .filter(
      ({ slug, file }) =>
        isMarkdown(file) && studies.some((other) => other.slug === slug && other.file !== file),
    )
    .map(({ slug, file }) => {
      const other = pathOf('case-studies', `${slug}.mdx`);
      const reason = `has the same name as ${other}, and so the same path. Rename or delete one of them.`;
      return { file, line: 1, field: 'file', reason };
    });

/** All others. */
export const unreadFiles: Rule = (content) =>
  content.otherFiles
    .filter((file) => !isMisnamed(file))
    .map((file) =>
      report(
        content,
        file,
        isText(file)
          ? `is not shown, because it is in a subfolder. Move it to ${content.pathOf('case-studies')}.`
          : `is unused: only case studies are read from this folder. Move it to ${content.pathOf('media')}, or delete it.`,
      ),
    );

const report = ({ pathOf }: Content, file: string, reason: string): Problem => ({
  file: pathOf('case-studies', file),
  line: 1,
  field: 'file',
  reason,
});
