/**
 * As packaged: names are exact, a folder has an index, reached by a redirect to its slash. Or with the line of
 * docs/deploy.md. https://nginx.org/en/docs/http/ngx_http_index_module.html, …/ngx_http_core_module.html#try_files
 */
import { fileOr404, type Host } from './host.ts';
import { s3 } from './s3.ts';

export const nginx: Host = s3;

/** `try_files $uri $uri.html $uri/index.html =404;` What it does was measured on nginx 1.22. */
export const nginxTryFiles: Host = {
  keeps: () => true,
  find: (name, has) => {
    const index = [name.replace(/\/$/, ''), 'index.html'].filter(Boolean).join('/');
    return fileOr404([name, `${name}.html`, index].find(has));
  },
};
