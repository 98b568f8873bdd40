/** The star counts of the projects in content/open-source.yaml. */
import type { AppLoadContext } from '@remix-run/node';
import { getContent } from '#app/content/content.server.ts';
import { log } from '#app/start/log.server.ts';
import { type CodeHosts, readCodeHosts } from './code-hosts.server.ts';
import { createStars, type Stars } from './star-cache.server.ts';

/** For the preview, whose server passes no configuration. */
const previewHosts = readCodeHosts(process.env);

/** One cache per server, by its configuration. */
const starsByHosts = new WeakMap<CodeHosts, Stars>();

/** The star counts of the server that handles the request. */
export function getStars(context: AppLoadContext): Stars {
  const { codeHosts: hosts = previewHosts, onStarsChange } = context;
  const stars =
    starsByHosts.get(hosts) ??
    createStars({
      repositories: getContent(context).bodyData.projects.flatMap(
        ({ repository }) => repository ?? [],
      ),
      hosts,
      onChange: onStarsChange,
      log: (line) => log('star-refresh', line),
    });
  starsByHosts.set(hosts, stars);
  return stars;
}
