/** Builds the test site unless it is up to date, and serves it to all files of this folder. */
import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../setup/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

export default async function setUp({ provide }: TestProject) {
  const build = ['--import', 'tsx', 'tests/setup/test-site.ts'];
  execFileSync(process.execPath, build, { stdio: 'inherit' });
  const server = await serveSite();
  provide('siteUrl', server.url);
  return async () => void (await server.stop());
}
