/** Detects from a user agent in which app a page is shown. */
import { APPS, BROWSERS, VIEWS } from './rules.ts';

/** A part of the user agent that is evidence. */
export type Mark = {
  start: number;
  /** Index behind its last character. */
  end: number;
  means: string;
};

export type Reading = {
  /** In a known app, in an unknown app, in a browser, unknown, or not told yet. */
  kind: 'app' | 'view' | 'browser' | 'unknown' | 'mystery';
  /** Name of the app or the browser; empty if unknown. */
  name: string;
  device: string;
  /** In text order, without overlaps. */
  marks: readonly Mark[];
};

const DEVICES = [
  [/iPhone|iPod/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'a Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

function find(agent: string, rules: readonly { pattern: RegExp; means: string }[]): Mark[] {
  return rules.flatMap(({ pattern, means }) => {
    const found = pattern.exec(agent);
    if (!found) return [];
    const [whole, mark = whole] = found;
    const start = found.index + whole.lastIndexOf(mark);
    return [{ start, end: start + mark.length, means }];
  });
}

export function readAgent(agent: string): Reading {
  const app = APPS.find(({ pattern }) => pattern.test(agent));
  const views = find(agent, VIEWS);
  const browser = BROWSERS.find(({ pattern }) => pattern.test(agent));
  const device = DEVICES.find(([pattern]) => pattern.test(agent))?.[1] ?? '';
  const inOrder = (marks: Mark[]) => marks.sort((one, other) => one.start - other.start);
  if (app) {
    const marks = inOrder([...find(agent, [app]), ...views]);
    return { kind: 'app', name: app.app, device, marks };
  }
  if (views.length > 0) return { kind: 'view', name: '', device, marks: inOrder(views) };
  if (browser) {
    return { kind: 'browser', name: browser.browser, device, marks: find(agent, [browser]) };
  }
  return { kind: 'unknown', name: '', device, marks: [] };
}

/** A part of a user agent, with or without a mark. */
type Piece = { start: number; text: string; mark?: Mark };

/** Splits the user agent into marks and the parts between them. */
export function piecesOf(agent: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks) {
    const { start, end } = mark;
    if (start > at) pieces.push({ start: at, text: agent.slice(at, start) });
    pieces.push({ start, text: agent.slice(start, end), mark });
    at = end;
  }
  if (at < agent.length) pieces.push({ start: at, text: agent.slice(at) });
  return pieces;
}

/** The text on the phone: "Inside Instagram". */
export const verdictOf = ({ kind, name }: Reading): string =>
  ({
    app: `Inside ${name}`,
    view: 'Inside an unknown app',
    browser: name,
    unknown: 'Unknown browser',
    mystery: 'Which app is this?',
  })[kind];

/** A sentence that explains the result. */
export const remarkOn = ({ kind }: Reading): string =>
  ({
    app: 'The app adds its name.',
    view: 'A web view, but without an app name that this demo knows.',
    browser: 'No app name found. Apps that use the system browser look the same.',
    unknown: 'No known signature.',
    mystery: 'One part of its user agent gives it away.',
  })[kind];

/** Describes the result. */
export function describe(agent: string, reading: Reading): string {
  const { device, marks } = reading;
  const on = device === '' ? '' : ` on ${device}`;
  const known = marks.map(({ start, end, means }) => `“${agent.slice(start, end)}”: ${means}.`);
  return `${verdictOf(reading)}${on}. ${[remarkOn(reading), ...known].join(' ')}`;
}
