/**
 * Storage with a website endpoint: names are exact, but a folder has an index, reached by a redirect to its slash.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html
 */
import { fileOr404, type Host } from './host.ts';

export const s3: Host = {
  keeps: () => true,
  find(name, has) {
    if (name === '' || name.endsWith('/')) {
      const index = `${name}index.html`;
      return fileOr404(has(index) ? index : undefined);
    }
    if (!has(name) && has(`${name}/index.html`)) return { status: 302, location: `/${name}/` };
    return fileOr404(has(name) ? name : undefined);
  },
};
