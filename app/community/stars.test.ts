import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reply, startGitHub } from '../../tests/setup/github.ts';
import { createStars, type RoundLog } from './stars.server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SIX = ['o/a', 'o/b', 'o/c', 'o/d', 'o/e', 'o/f'];

let gitHub: Awaited<ReturnType<typeof startGitHub>>;
beforeEach(async () => {
  gitHub = await startGitHub();
});
afterEach(() => gitHub.close());

/** A source on a clock that stands still but for what it sleeps and is told to pass. */
function source({
  repositories = ['o/a'],
  token,
  apiUrl = gitHub.url,
  timeout = 5000,
}: { repositories?: string[]; token?: string; apiUrl?: string; timeout?: number } = {}) {
  const clock = { now: Date.parse('2026-01-01') };
  const slept: number[] = [];
  const lines: RoundLog[] = [];
  /** Calls as they are made: on a busy machine one may be given up before it has come to the server. */
  const asked = vi.fn<typeof fetch>(fetch);
  const stars = createStars({
    repositories,
    github: { apiUrl, token, fetch: asked, timeout, now: () => clock.now },
    sleep: async (ms) => {
      slept.push(ms);
      clock.now += ms;
    },
    random: () => 0.5,
    log: (line) => void lines.push(line),
  });
  /** Looks, waits for the rounds that this began, and looks again. */
  const settle = async () => {
    stars.look();
    await stars.settled();
    return stars.look();
  };
  return { stars, settle, slept, lines, asked, pass: (ms: number) => (clock.now += ms), clock };
}

test('the first look has no count and does not wait; after the round the count is known', async () => {
  const { stars, settle, lines } = source();
  expect(stars.look()).toEqual({ counts: {}, again: 2 });
  expect(await settle()).toEqual({ counts: { 'o/a': 7 }, again: null });
  expect(lines).toMatchObject([{ event: 'stars', repository: 'o/a', status: 'ok', count: 7 }]);
});

test('a call says who asks, for what, in which version, and sends no token when there is none', async () => {
  await source().settle();
  expect(gitHub.calls[0]?.headers).toMatchObject({
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': expect.stringMatching(/\S/) as string,
  });
  expect(gitHub.calls[0]?.headers.authorization).toBeUndefined();
});

test('the token is sent as a bearer token', async () => {
  await source({ token: 'abc' }).settle();
  expect(gitHub.calls[0]?.headers.authorization).toBe('Bearer abc');
});

test('a count is fresh for five minutes, then asked for in the background', async () => {
  const { settle, stars, pass } = source();
  gitHub.script('o/a', reply.count(7), reply.count(8));
  await settle();
  pass(5 * MINUTE - 1);
  await settle();
  expect(gitHub.calls).toHaveLength(1);
  pass(1);
  expect(stars.look().counts).toEqual({ 'o/a': 7 });
  expect((await settle()).counts).toEqual({ 'o/a': 8 });
});

test('a 304 keeps the count and tells nobody', async () => {
  const { settle, pass, stars, lines } = source();
  gitHub.script('o/a', reply.count(7, { etag: '"x"' }), reply.status(304));
  let changes = 0;
  stars.onChange(() => (changes += 1));
  await settle();
  pass(5 * MINUTE);
  expect((await settle()).counts).toEqual({ 'o/a': 7 });
  expect(gitHub.calls[1]?.headers['if-none-match']).toBe('"x"');
  expect([changes, lines.length]).toEqual([1, 1]);
  // It has been confirmed: the day begins anew.
  pass(24 * HOUR - MINUTE);
  expect(stars.look().counts).toEqual({ 'o/a': 7 });
});

test('an error of the server is tried again after 1 s, and then counts as nothing', async () => {
  const { settle, slept } = source();
  gitHub.script('o/a', reply.status(500), reply.count(9));
  expect((await settle()).counts).toEqual({ 'o/a': 9 });
  expect(slept).toEqual([1000]);
});

test('the waits between the tries are truly 1, 2 and 4 s', { timeout: 15_000 }, async () => {
  gitHub.script('o/a', reply.status(500));
  const stars = createStars({
    repositories: ['o/a'],
    github: { apiUrl: gitHub.url, token: undefined, fetch, now: Date.now },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    log: () => {},
  });
  stars.look();
  await stars.settled();
  const times = gitHub.calls.map(({ at }) => at);
  const waits = times
    .slice(1)
    .map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
  expect(waits).toEqual([1, 2, 4]);
});

test.each<[string, Parameters<typeof gitHub.script>[1]]>([
  ['always 500', reply.status(500)],
  ['503', reply.status(503)],
  ['408', reply.status(408)],
  ['a reset connection', reply.reset],
  ['no answer', reply.hang],
  ['an answer that drips', reply.drip],
  ['10 MB', reply.flood(10_000_000)],
  ['half an answer', reply.text('{"stargazers_count":7,"na')],
  ['a count as text', reply.count('7')],
  ['a negative count', reply.count(-1)],
  ['half a star', reply.count(0.5)],
  ['more than can be counted', reply.text('{"stargazers_count":9007199254740993}')],
  ['no count', reply.text('{}')],
  ['null', reply.text('null')],
  ['a page', reply.text('{"stargazers_count":7}', 'text/html')],
  ['304 to a question without an ETag', reply.status(304)],
])('%s: four tries, then quiet, and no count', async (_name, reaction) => {
  gitHub.script('o/a', reaction);
  const { settle, slept, pass, lines, asked } = source({ timeout: 100 });
  expect((await settle()).counts).toEqual({});
  expect(asked).toHaveBeenCalledTimes(4);
  expect(slept).toEqual([1000, 2000, 4000]);
  expect(lines).toMatchObject([{ repository: 'o/a', tries: 4 }]);
  pass(5 * MINUTE);
  await settle();
  expect(asked).toHaveBeenCalledTimes(4);
  pass(1.5 * MINUTE);
  await settle();
  expect(asked).toHaveBeenCalledTimes(8);
});

test('a name that cannot be found is tried four times', async () => {
  const { settle, slept, lines } = source({ apiUrl: 'http://no-such-host.invalid' });
  expect((await settle()).counts).toEqual({});
  expect(slept).toHaveLength(3);
  expect(lines[0]?.status).toMatch(/ENOTFOUND|EAI_AGAIN/);
});

test.each([400, 401, 403, 404, 410, 422, 451])('%i is taken for an answer', async (status) => {
  gitHub.script('o/a', reply.status(status));
  const { settle, lines } = source();
  expect((await settle()).counts).toEqual({});
  expect(gitHub.calls).toHaveLength(1);
  expect(lines[0]).toMatchObject({ status: `Network response was not ok: ${status}`, tries: 1 });
});

test('a refresh that fails keeps the last good count, for a day', async () => {
  const { settle, stars, pass } = source();
  gitHub.script('o/a', reply.count(7), reply.status(500));
  await settle();
  pass(5 * MINUTE);
  expect((await settle()).counts).toEqual({ 'o/a': 7 });
  pass(24 * HOUR - 6 * MINUTE);
  expect(stars.look().counts).toEqual({ 'o/a': 7 });
  pass(6 * MINUTE);
  expect(stars.look().counts).toEqual({});
});

test('one repository that fails does not keep the others from their counts', async () => {
  const { settle } = source({ repositories: SIX });
  gitHub.script('o/b', reply.status(500));
  const { counts } = await settle();
  expect(Object.keys(counts)).toEqual(['o/a', 'o/c', 'o/d', 'o/e', 'o/f']);
});

const soon = () => String(Math.floor(Date.parse('2026-01-01') / 1000) + 600);

test.each<[string, number, Record<string, string>, number]>([
  ['403 with retry-after', 403, { 'retry-after': '120' }, 120_000],
  ['429 with retry-after', 429, { 'retry-after': '5' }, 60_000],
  ['429 with a date', 429, { 'retry-after': 'Thu, 01 Jan 2026 00:02:00 GMT' }, 120_000],
  [
    '403 with nothing remaining',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() },
    600_000,
  ],
  ['429 without a word', 429, {}, 60_000],
])('%s: no call for any repository before its time', async (_name, status, headers, wait) => {
  const { settle, pass } = source({ repositories: ['o/a', 'o/b'] });
  gitHub.script('o/a', reply.status(status, headers));
  await settle();
  expect(gitHub.calls).toHaveLength(1);
  pass(wait - 1);
  await settle();
  expect(gitHub.calls).toHaveLength(1);
  pass(1);
  expect((await settle()).counts).toEqual({ 'o/b': 7 });
});

test('with six calls remaining it stops before the limit', async () => {
  const { settle, pass } = source({ repositories: SIX });
  const headers = { 'x-ratelimit-remaining': '6', 'x-ratelimit-reset': soon() };
  gitHub.script('o/b', reply.count(7, headers));
  await settle();
  expect(gitHub.calls).toHaveLength(2);
  pass(600_000);
  await settle();
  expect(gitHub.calls.length).toBeGreaterThan(2);
});

test('a redirect inside the origin is followed, with the token', async () => {
  const { settle } = source({ token: 'abc' });
  gitHub.script('o/a', reply.redirect('/repos/o/renamed'));
  expect((await settle()).counts).toEqual({ 'o/a': 7 });
  expect(gitHub.callsFor('o/renamed')[0]?.headers.authorization).toBe('Bearer abc');
});

test('a redirect to another origin is not followed, and not asked for again', async () => {
  const elsewhere = await startGitHub();
  const { settle } = source({ token: 'abc' });
  gitHub.script('o/a', reply.redirect(`${elsewhere.url}/repos/o/a`));
  expect((await settle()).counts).toEqual({});
  expect([elsewhere.calls.length, gitHub.calls.length]).toEqual([0, 1]);
  elsewhere.close();
});

test('a redirect in a circle ends', async () => {
  const { settle } = source();
  gitHub.script('o/a', reply.redirect('/repos/o/a'));
  expect((await settle()).counts).toEqual({});
  expect(gitHub.calls.length).toBeLessThan(6);
});

test('six cards are asked for one after another, once, whoever looks meanwhile', async () => {
  const { stars, settle } = source({ repositories: SIX });
  let open = 0;
  let most = 0;
  for (const name of SIX) {
    gitHub.script(name, (request, response) => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        reply.count(3)(request, response);
      }, 10);
    });
  }
  for (let view = 0; view < 200; view++) stars.look();
  await settle();
  expect(gitHub.calls.map(({ repository }) => repository)).toEqual(SIX);
  expect(most).toBe(1);
});

test('an outage of an hour costs at most twelve rounds', async () => {
  const { settle, pass, clock, lines } = source({ repositories: SIX });
  for (const name of SIX) gitHub.script(name, reply.reset);
  const end = clock.now + HOUR;
  while (clock.now < end) {
    await settle();
    pass(10_000);
  }
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.length).toBeLessThanOrEqual(12);
});

test('a day of steady traffic without a token never makes more than 60 calls in an hour', async () => {
  const { settle, pass, clock } = source({ repositories: SIX });
  const times: number[] = [];
  for (const name of SIX) {
    gitHub.script(name, (request, response) => {
      times.push(clock.now);
      reply.count(times.length)(request, response);
    });
  }
  const end = clock.now + 24 * HOUR;
  while (clock.now < end) {
    await settle();
    pass(15_000);
  }
  const inHourFrom = (start: number) =>
    times.filter((time) => time >= start && time < start + HOUR).length;
  expect(Math.max(...times.map(inHourFrom))).toBeLessThanOrEqual(60);
  expect(times.length).toBeGreaterThan(24 * 50);
});
