/**
 * As packaged: names are exact, a folder has an index, reached by a redirect to its slash. Or with the line of
 * docs/deploy.md. https://nginx.org/en/docs/http/ngx_http_index_module.html, …/ngx_http_core_module.html#try_files
 */
import { fileOr404, type Host } from './host.ts';
import { s3 } from './s3.ts';

export const nginx: Host = s3;

/** `try_files $uri $uri.html =404;` */
export const nginxTryFiles: Host = {
  keeps: () => true,
  find: (name, has) =>
    // The index module finds that of the root.
    fileOr404(name === '' ? 'index.html' : [name, `${name}.html`].find(has)),
};
