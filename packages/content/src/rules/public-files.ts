/** Each file in `public/` has a URL, and not one of the site's own. */
import { HASHED, hasUrl, isPublished } from '../read/published-files.ts';
import { type Content, validStudies } from '../folder/content.ts';
import { labelsOf } from '../labels/labels.ts';
import { ROUTE_PATHS, SERVER_PATHS } from '../read/reserved-paths.ts';
import { resumeFile } from '../schema/owner.ts';
import type { Rule } from './rule.ts';

const problem = (name: string, reason: string) => ({
  file: `public/${name}`,
  line: 1,
  field: 'file',
  reason,
});

/** File names that the site uses itself, in lowercase, and the paths they stand for. */
function siteNames(content: Content) {
  const { studies, site } = content;
  const aliases = validStudies(content).flatMap(({ data }) => data.aliases);
  const pages = [...studies.map(({ slug }) => `/${slug}`), ...aliases, ...ROUTE_PATHS].filter(
    (path) => path !== '/',
  );
  const names = new Map<string, string>([
    ['index.html', '/'],
    ['_root.data', '/'],
    ['404.html', 'the page for unknown paths'],
  ]);
  for (const path of [...pages, ...SERVER_PATHS]) names.set(path.slice(1), path);
  // The static export has a page as these files.
  for (const path of pages) {
    for (const ending of ['.html', '/index.html', '.data']) names.set(path.slice(1) + ending, path);
  }
  // Without the owner's name while that is a sample.
  for (const version of [site.versions?.local, site.versions?.public]) {
    if (!version) continue;
    const file = resumeFile(version.owner.name, labelsOf(version).resumeFile);
    names.set(file.slice(1), '/resume');
  }
  return names;
}

export const publicFiles: Rule = (content) => {
  const names = siteNames(content);
  return content.publicFiles.filter(isPublished).flatMap((name) => {
    const path = names.get(name.toLowerCase());
    if (path) return [problem(name, `has the name of ${path}. Rename or delete it.`)];
    if (`/${name}`.startsWith(HASHED)) {
      return [problem(name, `is in the folder of the build's own files. Move it.`)];
    }
    if (hasUrl(name)) return [];
    return [problem(name, 'has a name that no URL can have. Rename it.')];
  });
};

/** Names that need no warning. */
const EXPECTED = /(^|\/)(\.DS_Store|\.git.*)$/;

export const unpublishedFiles: Rule = ({ publicFiles }) =>
  publicFiles
    .filter((name) => /(^|\/)\.[^/]+$/.test(name) && !/(^|\/)\.git\//.test(name))
    .filter((name) => !EXPECTED.test(name))
    .map((name) =>
      problem(name, 'is not published, because its name begins with a dot. Rename or delete it.'),
    );
