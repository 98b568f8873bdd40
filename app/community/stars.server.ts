/**
 * Star counts of the open-source projects, kept in memory. A page asks what is known and never
 * waits; what is older than its time is asked for in the background, one repository after another.
 *
 *   fresh ── 5 min ──► due ── a page asks ──► round: up to 4 tries ──► count, or 5.5 min of quiet
 *
 * The rules are the contract's point 8. A *round* is what is done for one repository: a try and up
 * to three more after 1, 2 and 4 s.
 */
import { askForStars, type Answer, type GitHub } from './github.server.ts';

export type StarCounts = Readonly<Record<string, number>>;

export type Stars = {
  /**
   * What is known now, and when to ask again for what is not: s, or null if all is known. Begins
   * rounds for what is due.
   */
  look(): { counts: StarCounts; again: number | null };
  /** Calls a function whenever a count has changed. */
  onChange(listener: () => void): void;
  /** Resolves when no round is under way. */
  settled(): Promise<void>;
};

/** One line of the log, for each round that changed something or failed. */
export type RoundLog = {
  event: 'stars';
  repository: string;
  status: string;
  tries: number;
  count?: number;
  /** ISO 8601 */
  nextTry: string;
};

type Repository = {
  name: string;
  count?: number;
  etag?: string | undefined;
  /** Times, ms since 1970. */
  confirmedAt: number;
  triedAt: number;
  dueAt: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Specification, section 9. */
const LIFETIME = 5 * MINUTE;
const RETRIES = 3;
const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;
/** The lifetime is longer or shorter by up to this share, so that not all end together. */
const JITTER = 0.1;
/** No round for so long after one that failed. */
const QUIET = 5.5 * MINUTE;
/** A count that could not be confirmed for so long is not told any more. */
const LAST_GOOD = 24 * HOUR;
/** Without a token the API allows 60 calls an hour for each address. */
const CALLS_PER_HOUR = 54;
/** So many repositories failing one after another: it is the API, not they. */
const OUTAGE = 2;
/** A page asks again no sooner than this, s. */
const SOONEST = 2;

/**
 * Makes the source of counts.
 * @param repositories as `owner/name`; nothing else is ever asked for or kept
 * @param random from 0 to 1
 */
export function createStars({
  repositories: names,
  github,
  sleep,
  random,
  log,
}: {
  repositories: readonly string[];
  github: GitHub;
  sleep(ms: number): Promise<void>;
  random(): number;
  log(line: RoundLog): void;
}): Stars {
  const { now } = github;
  const repositories = names.map((name): Repository => ({
    name,
    confirmedAt: -Infinity,
    triedAt: -Infinity,
    dueAt: -Infinity,
  }));
  const listeners: (() => void)[] = [];
  /** Times of the calls in the last hour. */
  let calls: number[] = [];
  let pausedUntil = -Infinity;
  /** Repositories in a row whose round failed. */
  let failures = 0;
  /** The rounds under way. */
  let rounds: Promise<void> | undefined;

  const isDue = ({ dueAt }: Repository) => dueAt <= now();
  const isKnown = ({ confirmedAt }: Repository) => now() - confirmedAt < LAST_GOOD;
  const around = (time: number) => time * (1 + JITTER * (2 * random() - 1));

  /** Pauses all calls, and tells whether it has, if the hour's calls are used up. */
  function isSpent(): boolean {
    if (github.token) return false;
    calls = calls.filter((time) => now() - time < HOUR);
    const [oldest] = calls;
    if (oldest === undefined || calls.length < CALLS_PER_HOUR) return false;
    pausedUntil = Math.max(pausedUntil, oldest + HOUR);
    return true;
  }

  /** Tries until there is an answer to keep to, or the calls or the retries are used up. */
  async function ask(repository: Repository) {
    let answer: Answer | undefined;
    let tries = 0;
    while (tries <= RETRIES && !isSpent()) {
      if (tries > 0) await sleep(Math.min(FIRST_DELAY * 2 ** (tries - 1), MAX_DELAY));
      tries += 1;
      calls.push(now());
      const reply = await askForStars(github, repository.name, repository.etag);
      answer = reply;
      const pause = reply.outcome === 'limited' ? reply.wait : reply.pause;
      if (pause !== undefined) pausedUntil = Math.max(pausedUntil, now() + pause);
      if (reply.outcome !== 'failed' || pause !== undefined) break;
    }
    return { answer, tries };
  }

  async function round(repository: Repository) {
    const { answer, tries } = await ask(repository);
    if (!answer) return;
    repository.triedAt = now();
    const good = answer.outcome === 'count' || answer.outcome === 'unchanged';
    failures = answer.outcome === 'failed' ? failures + 1 : 0;
    repository.dueAt = now() + (good ? around(LIFETIME) : QUIET);
    if (good) repository.confirmedAt = now();
    const before = repository.count;
    if (answer.outcome === 'count') {
      repository.count = answer.count;
      repository.etag = answer.etag;
    }
    if (good && repository.count === before) return;
    const next = Math.max(repository.dueAt, pausedUntil);
    log({
      event: 'stars',
      repository: repository.name,
      status: 'reason' in answer ? answer.reason : 'ok',
      tries,
      ...(repository.count !== undefined && { count: repository.count }),
      nextTry: new Date(next).toISOString(),
    });
    if (repository.count !== before) for (const listener of listeners) listener();
  }

  /** Rounds for all that are due, those that have waited longest first. */
  async function goRound() {
    const due = repositories.filter(isDue).sort((a, b) => a.triedAt - b.triedAt);
    for (const repository of due) {
      if (isSpent() || pausedUntil > now()) return;
      await round(repository);
      if (failures >= OUTAGE) pausedUntil = Math.max(pausedUntil, now() + QUIET);
    }
  }

  /** When something that is not known yet may be, s from now. */
  function again(): number | null {
    const unknown = repositories.filter((repository) => !isKnown(repository));
    if (unknown.length === 0) return null;
    if (rounds) return SOONEST;
    const next = Math.min(...unknown.map(({ dueAt }) => dueAt));
    return Math.max(SOONEST, Math.ceil((Math.max(next, pausedUntil) - now()) / 1000));
  }

  return {
    look() {
      if (!rounds && pausedUntil <= now() && repositories.some(isDue)) {
        rounds = goRound().finally(() => (rounds = undefined));
      }
      const known = repositories.filter(isKnown);
      return {
        counts: Object.fromEntries(known.map(({ name, count = 0 }) => [name, count])),
        again: again(),
      };
    },
    onChange(listener) {
      listeners.push(listener);
    },
    settled: async () => rounds,
  };
}
