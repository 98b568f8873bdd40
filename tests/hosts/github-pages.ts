/**
 * A page's file is found without its extension; a folder has a slash at the end. Jekyll, which drops names, is off only with
 * `.nojekyll`.
 * https://docs.github.com/en/pages/getting-started-with-github-pages/about-github-pages-and-jekyll
 * https://github.com/slorber/trailing-slash-guide (measured)
 */
import { fileOr404, type Host } from './host.ts';

export const gitHubPages: Host = {
  keeps: (file, has) =>
    !file.startsWith('.git/') &&
    (has('.nojekyll') || !/(^|\/)[._#]|~$|(^|\/)(node_modules|vendor)\//.test(file)),
  find(name, has) {
    if (name === '' || name.endsWith('/')) {
      const index = `${name}index.html`;
      return fileOr404(has(index) ? index : undefined);
    }
    if (!has(name) && !has(`${name}.html`) && has(`${name}/index.html`)) {
      return { status: 301, location: `/${name}/` };
    }
    return fileOr404([name, `${name}.html`].find(has));
  },
};
