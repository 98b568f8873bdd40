/** Serves the production build of the test site with a given number of cards: its own, then copies of them. */
import type { ServerBuild } from '@remix-run/node';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entry } from '../../app/content/entry.ts';
import { createApp } from '../../server/app.ts';
import { BUILD_DIR } from './test-site.ts';

type HomeData = { entries: readonly Entry[] };
type Loader = (args: unknown) => HomeData | Promise<HomeData>;

/**
 * Starts the built site on a free port, with `count` listed cards.
 * @param buildDir folder of a production build; the test site's by default
 */
export async function siteWithEntries(count: number, buildDir = BUILD_DIR) {
  const folder = path.resolve(buildDir);
  const module = pathToFileURL(path.join(folder, 'server/index.js')).href;
  const build = (await import(module)) as ServerBuild;
  const home = build.routes['routes/home'];
  if (!home) throw new Error('The build has no route for the carousel');
  const load = home.module.loader as unknown as Loader;
  const loader = async (args: unknown) => {
    const data = await load(args);
    return { ...data, entries: withCount(data.entries, count) };
  };
  const routes = {
    ...build.routes,
    'routes/home': { ...home, module: { ...home.module, loader } },
  } as ServerBuild['routes'];
  const app = createApp({
    build: { ...build, routes },
    buildDir: folder,
    siteUrl: 'http://127.0.0.1',
    isPublic: false,
    gitHub: { apiUrl: 'http://127.0.0.1:1', token: undefined },
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function withCount(entries: readonly Entry[], count: number): Entry[] {
  const cards = entries.filter((entry) => !entry.excludeFromList);
  return Array.from({ length: count }, (_, index) => {
    const entry = cards[index % cards.length] as Entry;
    if (index < cards.length) return entry;
    const slug = `${entry.slug}-${index}`;
    return { ...entry, slug, link: `/${slug}`, title: `${entry.title} ${index + 1}` };
  });
}
