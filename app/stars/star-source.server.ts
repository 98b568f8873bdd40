/** The star counts of the projects in content/open-source.yaml. */
import projects from '#content/open-source.yaml';
import type { AppLoadContext } from '@remix-run/node';
import { log } from '#app/log.server.ts';
import { createStars, type Stars } from './stars.server.ts';

/** For the preview, whose server passes no configuration. */
const PUBLIC_API = { apiUrl: 'https://api.github.com', token: undefined };

/** One cache per server, by its configuration. */
const starsByApi = new WeakMap<object, Stars>();

/** The star counts of the server that handles the request. */
export function getStars({ gitHub = PUBLIC_API, onStarsChange }: AppLoadContext): Stars {
  const stars =
    starsByApi.get(gitHub) ??
    createStars({
      repositories: projects.map(({ repo }) => repo),
      ...gitHub,
      onChange: onStarsChange,
      log: (line) => log('stars', line),
    });
  starsByApi.set(gitHub, stars);
  return stars;
}
