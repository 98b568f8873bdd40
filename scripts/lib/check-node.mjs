/**
 * First step of `npm start`, `build`, `dev`, `export` and `npm test`: says in one line that this version of Node is
 * too old. Plain JavaScript without dependencies, so that old versions can run it. The oldest one is in package.json.
 */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const oldest = engines.node.replace('>=', '');

/** @param {string} version such as "20.19" */
const parse = (version) => version.split('.').map(Number);
const [major, minor] = parse(process.versions.node);
const [oldestMajor, oldestMinor] = parse(oldest);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(
    `Node ${process.versions.node} is too old. Install Node ${oldest} or newer: https://nodejs.org`,
  );
  process.exit(1);
}
