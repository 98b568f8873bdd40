/** The site's one source of star counts: the projects of content/open-source.yaml, on real time. */
import projects from '#content/open-source.yaml';
import type { AppLoadContext } from '@remix-run/node';
import { openSourceSchema } from '#app/content/schema.ts';
import { log } from '../../server/log.ts';
import { createStars, type Stars } from './stars.server.ts';

const bodies = import.meta.glob<string>('#content/case-studies/*.mdx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

let stars: Stars | undefined;

/** The source, made at the first call. The preview's server configures nothing: it has defaults. */
export function getStars({ gitHub, onStarsChange }: AppLoadContext): Stars {
  if (stars) return stars;
  stars = createStars({
    repositories: openSourceSchema.parse(projects).map(({ repo }) => repo),
    github: {
      apiUrl: gitHub?.apiUrl ?? 'https://api.github.com',
      token: gitHub?.token,
      fetch,
      now: Date.now,
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    log: ({ event, ...line }) => log(event, line),
  });
  if (onStarsChange) stars.onChange(onStarsChange);
  return stars;
}

/** Whether the text of a case study shows the projects with their counts. */
export const showsStars = (slug: string): boolean =>
  Object.entries(bodies).some(
    ([file, text]) => file.endsWith(`/${slug}.mdx`) && text.includes('<OpenSource'),
  );
