/** The star counts of the projects in content/open-source.yaml. */
import type { AppLoadContext } from '@remix-run/node';
import { getContent } from '#app/content/content.server.ts';
import { log } from '#app/start/log.server.ts';
import { createStars, type Stars } from './star-cache.server.ts';

/** For the preview, whose server passes no configuration. */
const PUBLIC_API = { apiUrl: 'https://api.github.com', token: undefined };

/** One cache per server, by its configuration. */
const starsByApi = new WeakMap<object, Stars>();

/** The star counts of the server that handles the request. */
export function getStars(context: AppLoadContext): Stars {
  const { gitHub = PUBLIC_API, onStarsChange } = context;
  const stars =
    starsByApi.get(gitHub) ??
    createStars({
      repositories: getContent(context).bodyData.projects.map(({ repo }) => repo),
      ...gitHub,
      onChange: onStarsChange,
      log: (line) => log('star-refresh', line),
    });
  starsByApi.set(gitHub, stars);
  return stars;
}
