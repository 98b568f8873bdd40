/** A site whose star counts come from a local server. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { startGitHub } from './github.ts';
import { serveSite } from './serve.ts';

/** The page that shows the counts. */
export const PAGE = '/projects';

/** Owner and name of the repositories of tests/site. */
export const repositories = (
  parse(await readFile('tests/site/content/open-source.yaml', 'utf8')) as { repo: string }[]
)
  // One belongs to githubUser in site.yaml, others are on GitLab and Codeberg.
  .map(({ repo }) => `test-owner/${repo.split('/').pop()}`);

type GitHub = Awaited<ReturnType<typeof startGitHub>>;
type Use<Value> = (value: Value) => Promise<void>;

/** Fixtures of Playwright and of Vitest: the API, and the URL of a server of its own. */
export const starFixtures = {
  // oxlint-disable-next-line no-empty-pattern -- their form
  gitHub: async ({}: object, use: Use<GitHub>) => {
    const gitHub = await startGitHub();
    await use(gitHub);
    gitHub.close();
  },
  site: async ({ gitHub }: { gitHub: GitHub }, use: Use<string>) => {
    const server = await serveSite(gitHub.env);
    await use(server.url);
    await server.stop();
  },
};
export type StarFixtures = { gitHub: GitHub; site: string };
