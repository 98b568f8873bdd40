/** `npm run serve`: serves the build. Plain JavaScript, because a server lacks the packages for development. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const server = path.resolve(process.env.BUILD_DIR ?? 'build', 'main.js');
if (existsSync(server)) {
  await import(pathToFileURL(server).href);
} else {
  console.error('There is no build to serve. Run "npm run build" first.');
  process.exitCode = 1;
}
