/** Files that a browser would run, with the rights of the site, if it showed them. */
import mime from 'mime-types';

/** Pages, styles and scripts, all XML (which can be a page), and archives of pages. */
const ACTIVE = /html|[/+]xml$|javascript|ecmascript|\/css$|\/wasm$|^(message|multipart)\//;

/**
 * Whether a file may be offered for saving only, under a name without its extension: browsers save what has no known type. The
 * link says under which name.
 */
export const isActive = (name: string): boolean => ACTIVE.test(mime.lookup(name) || '');
