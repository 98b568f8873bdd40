import type { ServerBuild } from '@remix-run/node';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The build of the site, with what app/entry.server.tsx exports for the server. */
export type SiteBuild = ServerBuild & {
  entry: {
    module: Pick<
      typeof import('../app/content/content.server.ts'),
      'countSamples' | 'describeTarget' | 'listPages' | 'listRedirects' | 'resumePath'
    >;
  };
};

/** Imports the build of the site, with React's production build. */
export async function loadBuild(buildDir: string): Promise<SiteBuild> {
  // React reads it when it is first imported, which the build does.
  process.env.NODE_ENV = 'production';
  const file = path.join(buildDir, 'server/index.js');
  return (await import(pathToFileURL(file).href)) as SiteBuild;
}
