/**
 * Extensions of pages are dropped by a redirect, and so are indexes. Without a `404.html`, each unknown path shows the home
 * page. https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
import { fileOr404, type Host } from './host.ts';

const OWN = new Set(['_headers', '_redirects', '_routes.json', '_worker.js']);

export const cloudflarePages: Host = {
  keeps: (file) => !OWN.has(file) && !/(^|\/)(\.git|node_modules)\/|(^|\/)\.DS_Store$/.test(file),
  find(name, has) {
    if (/(^|\/)index\.html$/.test(name) && has(name)) {
      return { status: 308, location: `/${name.slice(0, -'index.html'.length)}` };
    }
    if (name.endsWith('.html') && has(name))
      return { status: 308, location: `/${name.slice(0, -5)}` };
    if (name === '' || name.endsWith('/')) {
      if (has(`${name}index.html`)) return fileOr404(`${name}index.html`);
      const page = name.slice(0, -1);
      if (has(`${page}.html`)) return { status: 308, location: `/${page}` };
    }
    const file = [name, `${name}.html`].find(has);
    if (!file && has(`${name}/index.html`)) return { status: 308, location: `/${name}/` };
    return has('404.html') || file ? fileOr404(file) : fileOr404('index.html');
  },
};
