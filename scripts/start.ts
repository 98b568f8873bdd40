/** `npm start`: builds the site, and serves it in this process, so that signals reach the server. */
import './lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const args = ['--import', 'tsx', path.join(import.meta.dirname, 'build.ts'), '--quiet'];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const buildDir = process.env.BUILD_DIR ?? 'build';
await import(pathToFileURL(path.resolve(buildDir, 'main.js')).href);
