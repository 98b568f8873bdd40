/**
 * What is framed for a URL of another site: a link from its address bar or its Share button, or the URL in its embed code.
 * Nothing is requested; the forms of URLs are those that each site documents or gives.
 */

import { HOST } from '../schema/hosts.ts';
import { APP_RATIO, isAt, PROVIDERS, VIDEO_RATIO } from './embed-sites.ts';

export type Embed = {
  /** Name of the site; its host if it isn't built in. */
  name: string;
  isBuiltIn: boolean;
  /** Host of `link`, as listed in content/site.yaml if it isn't built in. */
  host: string;
  /** URL of the frame. */
  src: string;
  /** URL of the same for visitors who don't open the frame. */
  link: string;
  /** Width to height. */
  ratio: readonly [number, number];
  /** A video plays at once when the visitor opens it. */
  isVideo: boolean;
};

/** The rest of a sentence that begins with the name of the element. */
export type EmbedProblem = { problem: string };

/**
 * What is framed for a URL.
 * @param text what an author wrote: the URL of a page, a share link, or the `src` of an `<iframe>` from an embed code
 * @returns the embed, whose host must be listed in content/site.yaml unless it is built in; or what is wrong with the URL
 */
export function readEmbedUrl(text: string): Embed | EmbedProblem {
  const trimmed = text.trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(trimmed)) {
    return { problem: `has an invalid URL: "${text}". Write all of it: url="https://…".` };
  }
  const url = new URL(trimmed);
  if (url.protocol !== 'https:') {
    return {
      problem: `has a URL that isn’t https: "${text}". Browsers don’t show it. Write url="https://…".`,
    };
  }
  if (url.username || url.password) {
    return {
      problem: 'has a URL with a user name or password, which visitors could read. Remove it.',
    };
  }
  if (!HOST.test(url.host)) {
    return {
      problem: `has a URL without a host name: "${text}". Write url="https://example.org/…".`,
    };
  }
  const provider = PROVIDERS.find(({ hosts }) => isAt(hosts, url));
  if (!provider) {
    const { host, href } = url;
    return {
      name: host.replace(/^www\./, ''),
      isBuiltIn: false,
      host,
      src: href,
      link: href,
      ratio: APP_RATIO,
      isVideo: false,
    };
  }
  const { name, isVideo, example, frame } = provider;
  const framed = frame(url);
  if (!framed) {
    return {
      problem: `has a URL that ${name} doesn’t embed: "${text}". Write one such as url="${example}".`,
    };
  }
  return {
    name,
    isBuiltIn: true,
    host: new URL(framed.link).host,
    ratio: isVideo ? VIDEO_RATIO : APP_RATIO,
    isVideo,
    ...framed,
  };
}
