import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reply, startGitHub } from '../../tests/setup/github.ts';
import { readRepository } from 'portfolio-content/schema';
import { createStars, type RefreshLog } from './star-cache.server.ts';

const MINUTE = 60_000;
const SIX = ['o/a', 'o/b', 'o/c', 'o/d', 'o/e', 'o/f'];
const OTHERS = SIX.slice(1);

let gitHub: Awaited<ReturnType<typeof startGitHub>>;
let now: number;
beforeEach(async () => {
  now = Date.parse('2026-01-01');
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  gitHub = await startGitHub();
});
afterEach(() => gitHub.close());

/** Advances the clock. Calls and retries take a short time in real time. */
const pass = (ms: number) => (now += ms);

type Options = Omit<Parameters<typeof createStars>[0], 'repositories' | 'hosts'>;

/** @param repositories paths on GitHub, or URLs elsewhere */
function source({
  repositories = ['o/a'],
  apiUrl = gitHub.url,
  token,
  ...options
}: Partial<Options> & { repositories?: string[]; apiUrl?: string; token?: string } = {}) {
  const lines: RefreshLog[] = [];
  const onChange = vi.fn<() => void>();
  const stars = createStars({
    repositories: repositories.flatMap((name) => readRepository(name) ?? []),
    hosts: { github: { apiUrl, token }, gitlab: { apiUrl }, codeberg: { apiUrl } },
    retryDelay: 1,
    onChange,
    log: (line) => void lines.push(line),
    ...options,
  });
  const counts = () => stars.snapshot().counts;
  /** Starts the refreshes that are due and waits for them. */
  const refresh = async () => {
    stars.snapshot();
    await stars.settled();
  };
  return { stars, counts, refresh, lines, onChange };
}

test('the first snapshot is empty and does not wait; after the refresh it has the count', async () => {
  const { stars, refresh, lines, onChange } = source();
  expect(stars.snapshot()).toEqual({ counts: {}, retryAfter: 2 });
  await refresh();
  expect(stars.snapshot()).toEqual({ counts: { 'o/a': 7 }, retryAfter: null });
  expect(lines).toEqual([{ repository: 'o/a', status: 'ok', attempts: 1, count: 7 }]);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a request has a user agent, a media type and an API version, and no token unless there is one', async () => {
  await source().refresh();
  expect(gitHub.calls[0]?.headers).toMatchObject({
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': expect.stringMatching(/\S/) as string,
  });
  expect(gitHub.calls[0]?.headers.authorization).toBeUndefined();
});

test('a token is sent as a bearer token, also after a redirect, but never to another origin', async () => {
  const { counts, refresh } = source({ token: 'abc', repositories: ['o/a', 'o/b'] });
  const other = await startGitHub();
  gitHub.script('o/a', reply.redirect('/repos/o/renamed'));
  gitHub.script('o/b', reply.redirect(`${other.url}/repos/o/moved`));
  await refresh();
  expect(counts()).toEqual({ 'o/a': 7, 'o/b': 7 });
  expect(gitHub.callsFor('o/renamed')[0]?.headers.authorization).toBe('Bearer abc');
  expect(other.callsFor('o/moved')[0]?.headers.authorization).toBeUndefined();
  other.close();
});

test('a count is fresh for five minutes, then refreshed in the background', async () => {
  const { counts, refresh } = source();
  gitHub.script('o/a', reply.count(7), reply.count(8));
  await refresh();
  pass(5 * MINUTE - 1);
  await refresh();
  expect(gitHub.calls).toHaveLength(1);
  pass(1);
  expect(counts()).toEqual({ 'o/a': 7 });
  await refresh();
  expect(counts()).toEqual({ 'o/a': 8 });
});

test('a 304 keeps the count without a log entry', async () => {
  const { counts, refresh, lines, onChange } = source();
  gitHub.script('o/a', reply.count(7, { etag: '"x"' }), reply.status(304));
  await refresh();
  pass(5 * MINUTE);
  await refresh();
  expect(gitHub.calls[1]?.headers['if-none-match']).toBe('"x"');
  expect(counts()).toEqual({ 'o/a': 7 });
  expect([lines.length, onChange.mock.calls.length]).toEqual([1, 1]);
});

test('failed calls are retried after 1, 2 and 4 s', async () => {
  const { setTimeout: realSetTimeout } = globalThis;
  const delays: number[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    // `fetch` has timers of its own.
    if (![1000, 2000, 4000].includes(ms)) return realSetTimeout(run, ms);
    delays.push(ms);
    return realSetTimeout(run, 0);
  }) as typeof setTimeout);
  gitHub.script('o/a', reply.status(500));
  await source({ retryDelay: undefined }).refresh();
  expect(delays).toEqual([1000, 2000, 4000]);
});

test.each<[string, Parameters<typeof gitHub.script>[1]]>([
  ['always 500', reply.status(500)],
  ['503', reply.status(503)],
  ['408', reply.status(408)],
  ['a reset connection', reply.reset],
  ['no response', reply.hang],
  ['a response that drips', reply.drip],
  ['10 MB', reply.flood(10_000_000)],
  ['half a response', reply.text('{"stargazers_count":7,"na')],
  ['a count as text', reply.count('7')],
  ['a negative count', reply.count(-1)],
  ['half a star', reply.count(0.5)],
  ['an unsafe integer', reply.text('{"stargazers_count":9007199254740993}')],
  ['no count', reply.text('{}')],
  ['null', reply.text('null')],
  ['a 304 without a count to keep', reply.status(304)],
])(
  '%s: exactly four attempts per refresh, one refresh in five minutes',
  async (_name, reaction) => {
    // Attempts, not calls: on a busy machine one may time out before it has reached the server.
    const { counts, refresh, lines } = source({ timeout: 100 });
    gitHub.script('o/a', reaction);
    await refresh();
    pass(5 * MINUTE - 1);
    await refresh();
    expect(lines).toEqual([expect.objectContaining({ repository: 'o/a', attempts: 4 })]);
    pass(1);
    await refresh();
    expect(lines).toHaveLength(2);
    expect(counts()).toEqual({});
  },
);

test('a host that cannot be resolved is logged with its error code', async () => {
  const { refresh, lines } = source({ apiUrl: 'http://no-such-host.invalid' });
  await refresh();
  expect(lines).toMatchObject([{ attempts: 4 }]);
  expect(lines[0]?.status).toMatch(/ENOTFOUND|EAI_AGAIN/);
});

test.each([400, 401, 403, 404, 410, 422, 451])(
  'a %i is not retried before the next refresh',
  async (status) => {
    const { counts, refresh, lines } = source();
    gitHub.script('o/a', reply.status(status));
    await refresh();
    expect(counts()).toEqual({});
    expect(gitHub.calls).toHaveLength(1);
    expect(lines).toMatchObject([
      { status: `Network response was not ok: ${status}`, attempts: 1 },
    ]);
  },
);

test.each([
  ['fails', reply.status(500)],
  ['has gone', reply.status(404)],
])('a refresh that %s keeps the last good count', async (_name, reaction) => {
  const { counts, refresh } = source();
  gitHub.script('o/a', reply.count(7), reaction);
  for (let time = 0; time < 3; time++) {
    await refresh();
    pass(5 * MINUTE);
  }
  expect(counts()).toEqual({ 'o/a': 7 });
});

test('a repository that hangs does not delay the others', async () => {
  const { stars } = source({ repositories: SIX });
  gitHub.script('o/a', reply.hang);
  await vi.waitFor(() => expect(Object.keys(stars.snapshot().counts)).toEqual(OTHERS));
  expect(gitHub.callsFor('o/a')).toHaveLength(1);
  // Its refresh is in flight, so a page should request it again soon.
  expect(stars.snapshot().retryAfter).toBe(2);
});

test('a repository that waits for its retry does not delay the others', async () => {
  const { counts } = source({ repositories: SIX, retryDelay: 30_000 });
  gitHub.script('o/a', reply.status(500));
  await vi.waitFor(() => expect(Object.keys(counts())).toEqual(OTHERS));
  expect(gitHub.callsFor('o/a')).toHaveLength(1);
});

test('repositories that fail do not silence the others', async () => {
  const { counts, refresh } = source({ repositories: SIX });
  for (const name of ['o/a', 'o/b', 'o/c']) gitHub.script(name, reply.status(500));
  gitHub.script('o/d', reply.count(1), reply.count(2));
  await refresh();
  pass(5 * MINUTE);
  await refresh();
  expect(counts()).toEqual({ 'o/d': 2, 'o/e': 7, 'o/f': 7 });
});

test('two hundred concurrent snapshots cause one call per repository', async () => {
  const { stars } = source({ repositories: SIX });
  for (let view = 0; view < 200; view++) stars.snapshot();
  await stars.settled();
  expect(gitHub.calls.map(({ repository }) => repository).sort()).toEqual(SIX);
});

/** `o/a` is due in five minutes, `o/b` one second later. */
async function knowBoth() {
  const both = source({ repositories: ['o/a', 'o/b'], retryDelay: 50 });
  let release = () => {};
  gitHub.script('o/b', (request, response) => {
    release = () => reply.count(7)(request, response);
  });
  await vi.waitFor(() => expect(both.counts()).toEqual({ 'o/a': 7 }));
  await vi.waitFor(() => expect(gitHub.callsFor('o/b')).toHaveLength(1));
  pass(1000);
  release();
  await both.refresh();
  gitHub.script('o/b', reply.count(8));
  pass(5 * MINUTE - 1000);
  return both;
}

const inSeconds = (seconds: number) => String(Date.now() / 1000 + seconds);

test.each<[string, number, () => Record<string, string>, number]>([
  ['403 with retry-after', 403, () => ({ 'retry-after': '120' }), 2 * MINUTE],
  ['429 with a short retry-after', 429, () => ({ 'retry-after': '5' }), MINUTE],
  [
    '429 with a date',
    429,
    () => ({ 'retry-after': new Date(Date.now() + 2 * MINUTE).toUTCString() }),
    2 * MINUTE,
  ],
  [
    '403 with no call remaining',
    403,
    () => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(600) }),
    10 * MINUTE,
  ],
  ['429 without a header', 429, () => ({}), MINUTE],
  [
    'a count with six calls remaining',
    200,
    () => ({ 'x-ratelimit-remaining': '6', 'x-ratelimit-reset': inSeconds(600) }),
    10 * MINUTE,
  ],
])('%s: no call for any repository until the limit has passed', async (_, status, headers, ms) => {
  const { counts, refresh } = await knowBoth();
  gitHub.script(
    'o/a',
    status === 200 ? reply.count(9, headers()) : reply.status(status, headers()),
  );
  await refresh();
  expect(gitHub.calls).toHaveLength(3);
  pass(ms - 1);
  await refresh();
  expect(gitHub.calls).toHaveLength(3);
  pass(1);
  await refresh();
  expect(counts()).toEqual({ 'o/a': status === 200 ? 9 : 7, 'o/b': 8 });
});

test('a rate limit stops the retries of every repository', async () => {
  const { refresh, lines } = source({ repositories: ['o/a', 'o/b'], retryDelay: 500 });
  gitHub.script('o/a', reply.status(429));
  gitHub.script('o/b', reply.status(500));
  await refresh();
  expect(gitHub.calls).toHaveLength(2);
  expect(lines).toContainEqual({
    repository: 'o/b',
    status: 'paused by the rate limit',
    attempts: 1,
  });
});

const [ON_GITLAB, ON_CODEBERG] = ['https://gitlab.com/o/group/c', 'https://codeberg.org/o/d'];

test('stars on GitLab and Codeberg are counted too, without GitHub’s token', async () => {
  const repositories = ['o/a', ON_GITLAB, ON_CODEBERG];
  const { counts, refresh } = source({ repositories, token: 'abc' });
  gitHub.script('o/group/c', reply.count(3));
  gitHub.script('o/d', reply.count(4));
  await refresh();
  expect(counts()).toEqual({ 'o/a': 7, [ON_GITLAB]: 3, [ON_CODEBERG]: 4 });
  expect(gitHub.callsFor('o/group/c')[0]?.headers.authorization).toBeUndefined();
  expect(gitHub.callsFor('o/d')[0]?.headers.authorization).toBeUndefined();
});

test.each([ON_GITLAB, ON_CODEBERG])(
  '%s is retried four times, and not after a 404',
  async (name) => {
    const { path } = readRepository(name) ?? { path: '' };
    const { counts, refresh } = source({ repositories: [name] });
    gitHub.script(path, reply.status(500));
    await refresh();
    expect(gitHub.callsFor(path)).toHaveLength(4);
    gitHub.script(path, reply.status(404));
    pass(5 * MINUTE);
    await refresh();
    expect(gitHub.callsFor(path)).toHaveLength(5);
    expect(counts()).toEqual({});
  },
);

test('a rate limit of GitLab pauses only its own repositories', async () => {
  const other = 'https://gitlab.com/o/e';
  const { counts, refresh } = source({ repositories: ['o/a', ON_GITLAB, other] });
  const limit = { 'ratelimit-remaining': '0', 'ratelimit-reset': inSeconds(900) };
  gitHub.script('o/group/c', reply.count(3, limit));
  await refresh();
  const before = gitHub.callsFor('o/e').length;
  gitHub.script('o/a', reply.count(8));
  gitHub.script('o/e', reply.count(9));
  pass(5 * MINUTE);
  await refresh();
  expect(counts()).toMatchObject({ 'o/a': 8, [ON_GITLAB]: 3 });
  expect(gitHub.callsFor('o/e')).toHaveLength(before);
  pass(10 * MINUTE);
  await refresh();
  expect(counts()).toEqual({ 'o/a': 8, [ON_GITLAB]: 3, [other]: 9 });
});
