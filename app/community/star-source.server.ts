/** The site's star counts: those of the projects in content/open-source.yaml. */
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

/** Created at the first call. The preview's server passes no configuration. */
export const getStars = ({ gitHub, onStarsChange }: AppLoadContext): Stars =>
  (stars ??= createStars({
    repositories: openSourceSchema.parse(projects).map(({ repo }) => repo),
    apiUrl: gitHub?.apiUrl ?? 'https://api.github.com',
    token: gitHub?.token,
    onChange: onStarsChange,
    log: (line) => log('stars', line),
  }));

/** Whether the text of a case study shows the projects with their counts. */
export const showsStars = (slug: string): boolean =>
  Object.entries(bodies).some(
    ([file, text]) => file.endsWith(`/${slug}.mdx`) && text.includes('<OpenSource'),
  );
