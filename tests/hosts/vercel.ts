/**
 * Extensions stay in URLs unless `vercel.json` says otherwise. https://vercel.com/docs/project-configuration
 * https://vercel.com/docs/deployments/build-features#ignored-files-and-folders
 */
import { fileOr404, type Host } from './host.ts';

const IGNORED =
  /(^|\/)(\.hg|\.git|\.gitmodules|\.svn|\.cache|\.next|\.now|\.vercel|\.npmignore|\.dockerignore|\.gitignore|\.DS_Store|\.env\.local|node_modules|__pycache__|venv|CVS)(\/|$)/;

/** @param config of the published folder */
export const vercel = (config: { cleanUrls?: boolean; trailingSlash?: boolean }): Host => ({
  keeps: (file) => file !== 'vercel.json' && !IGNORED.test(file),
  find(name, has) {
    const isClean = config.cleanUrls === true;
    if (config.trailingSlash === false && name.endsWith('/')) {
      return { status: 308, location: `/${name.replace(/\/+$/, '')}` };
    }
    if (isClean && name.endsWith('.html') && has(name)) {
      return { status: 308, location: `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}` };
    }
    const page = name.replace(/\/$/, '');
    const names = [name, page ? `${page}/index.html` : 'index.html'];
    return fileOr404([...names, ...(isClean ? [`${page}.html`] : [])].find(has));
  },
});
