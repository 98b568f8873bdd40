/** Serves the production build of the test site with changed content. */
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Entry } from '../../app/content/entry.ts';
import type { loader as homeLoader } from '../../app/routes/home.tsx';
import type { loader as pageLoader } from '../../app/routes/page.tsx';
import { createApp } from '../../server/app.ts';
import { loadBuild } from '../../server/load-build.ts';
import { BUILD_DIR } from './test-site.ts';
import { NO_CODE_HOSTS } from './github.ts';

type Loader = (args: unknown) => unknown;
type HomeData = Awaited<ReturnType<typeof homeLoader>>;
type PageData = Awaited<ReturnType<typeof pageLoader>>;

/** What the loaders return, changed. */
type Changes = { home?: (data: HomeData) => HomeData; page?: (data: PageData) => PageData };

/**
 * Starts the built site on a free port with changed content.
 * @param buildDir folder of a production build; the test site's by default
 */
export async function changedSite({ home, page }: Changes, buildDir = BUILD_DIR) {
  const folder = path.resolve(buildDir);
  const build = await loadBuild(folder);
  const routes = { ...build.routes };
  const change = <T>(id: string, by: ((data: T) => T) | undefined) => {
    const route = routes[id];
    if (!route) throw new Error(`The build has no route ${id}`);
    const load = route.module.loader as unknown as Loader;
    const loader = async (args: unknown) => {
      const data = (await load(args)) as T;
      return by ? by(data) : data;
    };
    routes[id] = { ...route, module: { ...route.module, loader } } as typeof route;
  };
  change('routes/home', home);
  change('routes/page', page);
  const app = createApp({
    build: { ...build, routes },
    buildDir: folder,
    siteUrl: 'http://127.0.0.1',
    isPublic: false,
    codeHosts: NO_CODE_HOSTS,
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // A browser may have opened one that it never used, which the server would wait for.
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Starts the built site with `count` listed cards: its own, then copies of them. */
export const siteWithEntries = (count: number, buildDir = BUILD_DIR) =>
  changedSite({ home: (data) => ({ ...data, entries: withCount(data.entries, count) }) }, buildDir);

function withCount(entries: readonly Entry[], count: number): Entry[] {
  const cards = entries.filter((entry) => !entry.excludeFromList);
  return Array.from({ length: count }, (_, index) => {
    const entry = cards[index % cards.length] as Entry;
    if (index < cards.length) return entry;
    const slug = `${entry.slug}-${index}`;
    return { ...entry, slug, link: `/${slug}`, title: `${entry.title} ${index + 1}` };
  });
}
