/**
 * Compares the server with the speed of the platform (bare `node:http` with the same bodies) and with
 * the same build under remix-serve; then runs a soak test.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../tests/setup/ports.ts';
import { median, round } from './statistics.ts';

const CONNECTIONS = 50;
/** Durations, s. */
const DURATION_S = { warmUp: 2, run: 8, soak: 120 };
const PATHS = ['/', '/snowflake', '/no-such-page'] as const;
const START_TIMEOUT_MS = 30_000;
const MEGABYTE = 2 ** 20;

const here = import.meta.dirname;
const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');
const packages = path.join(here, 'node_modules');

/** Resource usage of a process: CPU in µs, memory in bytes after a garbage collection. */
type Usage = { cpu: number; rss: number; heapUsed: number };
type Server = { address: string; usage(): Promise<Usage>; close(): Promise<void> };

/** Starts a Node server as a child process, and waits until it responds. */
async function start(args: string[], env: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(
    process.execPath,
    ['--expose-gc', '--import', path.join(here, 'peers/probe.js'), ...args],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, ...env },
    },
  );
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await close();
      throw new Error(`"${args.join(' ')}" didn't start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const usage = async () => {
    const answer = once(child, 'message');
    child.send('usage');
    const [used] = (await answer) as [Usage];
    return used;
  };
  return { address, usage, close };
}

/** The fields of autocannon's result that are used here. */
type Shot = {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  '1xx': number;
  '4xx': number;
  '5xx': number;
  throughput: { total: number };
};

async function fire(url: string, seconds: number): Promise<Shot> {
  const cannon = path.join(packages, 'autocannon/autocannon.js');
  const options = ['-j', '-c', `${CONNECTIONS}`, '-d', `${seconds}`, '-H', 'accept-encoding=br'];
  const { stdout } = await promisify(execFile)(process.execPath, [cannon, ...options, url]);
  return JSON.parse(stdout) as Shot;
}

async function measure(server: Server, address: string, seconds: number) {
  const before = await server.usage();
  const shot = await fire(server.address + address, seconds);
  const after = await server.usage();
  return {
    requestsPerSecond: shot.requests.average,
    p50: shot.latency.p50,
    p99: shot.latency.p99,
    errors: shot.errors + shot.timeouts + shot['5xx'],
    bytesPerAnswer: shot.throughput.total / shot.requests.total,
    cpuPerAnswer: (after.cpu - before.cpu) / shot.requests.total,
  };
}

type Figures = Awaited<ReturnType<typeof measure>>;

type Participant = 'ours' | 'oursWhileApiHangs' | 'bare' | 'remixServe';

type Compared = Record<Participant, Figures> &
  Record<
    'againstBare' | 'againstRemixServe' | 'whileApiHangsAgainstBare',
    ReturnType<typeof ratios>
  >;

/** Median of each figure over the runs. */
function medians(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, round(median(runs.map((run) => run[name])))]),
  ) as Figures;
}

const ratios = (ours: Figures, peer: Figures) => ({
  rate: round(ours.requestsPerSecond / peer.requestsPerSecond),
  cpu: round(ours.cpuPerAnswer / peer.cpuPerAnswer),
  p99: round(ours.p99 / peer.p99),
});

/** The response bodies of our server, for the bare one. */
async function takeAnswers(address: string) {
  const taken = PATHS.map(async (path) => {
    const answer = await fetch(address + path, { headers: { 'Accept-Encoding': 'identity' } });
    const headers = {
      'Content-Type': answer.headers.get('content-type'),
      'Content-Encoding': 'br',
    };
    return [path, { status: answer.status, headers }] as const;
  });
  const heads = Object.fromEntries(await Promise.all(taken));
  const bodies = PATHS.map(async (path) => [path, await takeBytes(address + path)] as const);
  return Object.fromEntries(
    (await Promise.all(bodies)).map(([path, body]) => [path, { ...heads[path], body }]),
  );
}

/** The brotli body as transferred, in base64. `fetch` would decode it. */
async function takeBytes(url: string): Promise<string> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks).toString('base64')));
    }).on('error', reject);
  });
}

/** An API that accepts calls and never responds. */
async function hangingApi() {
  const server = createServer(() => {});
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

/** Two minutes of requests, with the memory before, in the middle and after. */
async function soak(server: Server) {
  const [first = '/', second = '/'] = PATHS;
  const megabytes = ({ rss, heapUsed }: Usage) => ({
    rss: round(rss / MEGABYTE, 1),
    heap: round(heapUsed / MEGABYTE),
  });
  const before = await server.usage();
  const half = async () => {
    const shots = [fire(server.address + first, DURATION_S.soak / 2)];
    shots.push(fire(`${server.address}/developer-advocate`, DURATION_S.soak / 2));
    shots.push(fire(server.address + second, DURATION_S.soak / 2));
    const ended = await Promise.all(shots);
    return ended.reduce((sum, { requests }) => sum + requests.total, 0);
  };
  const answered = await half();
  const middle = await server.usage();
  const answeredLater = await half();
  const after = await server.usage();
  return {
    seconds: DURATION_S.soak,
    answers: answered + answeredLater,
    megabytes: { before: megabytes(before), middle: megabytes(middle), after: megabytes(after) },
    heapGrowthInSecondHalf: round((after.heapUsed - middle.heapUsed) / MEGABYTE),
  };
}

/**
 * Measures each server on each path; the servers alternate.
 * @param rounds runs of each, of which the median is reported
 */
export async function compareServers(rounds = 2) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const api = await hangingApi();
  const main = path.join(buildDir, 'main.js');
  const servers: Record<string, Server> = {};
  try {
    servers.ours = await start([main], { GITHUB_API_URL: 'http://127.0.0.1:1' });
    servers.oursWhileApiHangs = await start([main], { GITHUB_API_URL: api.address });
    const answers = path.join(folder, 'answers.json');
    await writeFile(answers, JSON.stringify(await takeAnswers(servers.ours.address)));
    servers.bare = await start([path.join(here, 'peers/bare-server.js'), answers]);
    servers.remixServe = await start([
      path.join(packages, '@remix-run/serve/dist/cli.js'),
      path.join(buildDir, 'server/index.js'),
    ]);

    // Starts their requests for star counts.
    for (const { address } of [servers.ours, servers.oursWhileApiHangs]) {
      await fetch(`${address}/developer-advocate`);
    }
    const compared: Record<string, Compared> = {};
    for (const address of PATHS) {
      const runs: Record<string, Figures[]> = {};
      for (const server of Object.values(servers)) {
        await fire(server.address + address, DURATION_S.warmUp);
      }
      for (let run = 0; run < rounds; run++) {
        for (const [name, server] of Object.entries(servers)) {
          console.error(`${address}: ${name}, run ${run + 1} of ${rounds}`);
          (runs[name] ??= []).push(await measure(server, address, DURATION_S.run));
        }
      }
      const figures = Object.fromEntries(
        Object.entries(runs).map(([name, all]) => [name, medians(all)]),
      );
      const byServer = figures as Record<Participant, Figures>;
      const { ours, oursWhileApiHangs, bare, remixServe } = byServer;
      compared[address] = {
        ...byServer,
        againstBare: ratios(ours, bare),
        againstRemixServe: ratios(ours, remixServe),
        whileApiHangsAgainstBare: ratios(oursWhileApiHangs, bare),
      };
    }
    console.error('Soaking');
    return {
      connections: CONNECTIONS,
      units: { p50: 'ms', p99: 'ms', cpuPerAnswer: 'µs' },
      paths: compared,
      soak: await soak(servers.ours),
    };
  } finally {
    for (const server of Object.values(servers)) await server.close();
    api.close();
    await rm(folder, { recursive: true });
  }
}
