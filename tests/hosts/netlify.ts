/**
 * A page is found with and without its extension and a slash. Names that begin with a dot are not uploaded, except
 * `.well-known`. https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash
 */
import { fileOr404, type Host } from './host.ts';

export const netlify: Host = {
  keeps: (file) =>
    !['_headers', '_redirects', 'netlify.toml'].includes(file) &&
    !/(^|\/)\.(?!well-known\/)|(^|\/)(__MACOSX|node_modules)\//.test(file),
  find(name, has) {
    const page = name.replace(/\/$/, '');
    const names = [name, `${page}.html`, page ? `${page}/index.html` : 'index.html'];
    const file = names.find(has);
    // Pretty URLs: a folder has a slash at the end.
    if (file === `${name}/index.html`) return { status: 301, location: `/${name}/` };
    return fileOr404(file);
  },
};
