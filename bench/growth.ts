/** Growth with the number of case studies: time of the check and the build, size of `/`. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../tests/setup/ports.ts';
import { writeSite } from '../tests/setup/write-site.ts';
import { timed } from './timed.ts';

const COUNTS = [10, 100, 500];

/** Not in bench/, whose packages the built server would load instead of the site's. */
const FOLDER = path.resolve('.cache/growth');

const paragraph = (index: number) =>
  `Paragraph ${index} of a body that is as long as one of the site's own: it says what was asked for, what was tried, what came of it, and [where to read on](/entry-0#the-first-part).`;

/** A body with about as much text and as many pictures as a real case study. */
const body = (part: number) => `
## The first part

${paragraph(part)}

${paragraph(part + 1)}

<Facts audience="Benchmarks" />

## The second part

<Figure caption="A sheet.">
  <Image src="sheet.jpg" alt="A sheet of one colour." />
</Figure>

${Array.from({ length: 6 }, (_, index) => paragraph(index)).join('\n\n')}
`;

async function weigh(buildDir: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [path.join(buildDir, 'main.js')], {
    env: { ...process.env, PORT: String(port), GITHUB_API_URL: 'http://127.0.0.1:1' },
    stdio: 'ignore',
  });
  try {
    const read = async (file: string): Promise<string> => (await fetch(address + file)).text();
    while (!(await read('/healthz').catch(() => ''))) {
      if (server.exitCode !== null) throw new Error('The server has stopped');
      await new Promise((r) => setTimeout(r, 100));
    }
    const html = await read('/');
    const scripts = new Set([...html.matchAll(/\/static\/[\w.-]+\.js/g)].map(([file]) => file));
    const sizes = await Promise.all(
      [...scripts].map(async (file) => brotliCompressSync(await read(file)).length),
    );
    return {
      html: html.length,
      htmlBrotli: brotliCompressSync(html).length,
      scripts: scripts.size,
      scriptsBrotli: sizes.reduce((a, b) => a + b, 0),
    };
  } finally {
    server.kill();
  }
}

/**
 * Measures sites with 10, 100 and 500 case studies that share a few pictures. Seconds of wall time; each
 * is built twice, and the second build counts, which creates no pictures. Bytes of `/` and its scripts.
 */
export async function measureGrowth() {
  const rows = [];
  for (const count of COUNTS) {
    console.error(`${count} case studies`);
    const contentDir = path.join(FOLDER, 'content');
    const buildDir = path.join(FOLDER, 'build');
    const entries = Array.from({ length: count }, (_, index) => ({
      slug: `entry-${index}`,
      body: body(index),
    }));
    await writeSite(contentDir, entries);
    const env = { CONTENT_DIR: contentDir, BUILD_DIR: buildDir };
    const check = timed('npm', ['run', '--silent', 'check', '--', '--quiet'], { env });
    timed('npm', ['run', '--silent', 'build'], { env });
    const build = timed('npm', ['run', '--silent', 'build'], { env });
    rows.push({ count, checkSeconds: check, buildSeconds: build, ...(await weigh(buildDir)) });
  }
  await rm(FOLDER, { recursive: true });
  return rows;
}
