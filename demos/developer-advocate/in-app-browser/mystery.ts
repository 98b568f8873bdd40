/** The mystery: visitors find the part of a user agent that gives its app away. */
import { APPS } from './rules.ts';
import { type SampleName, SAMPLES } from './samples.ts';

/** Apps in the order in which they are asked for. */
export const MYSTERIES = [
  'TikTok',
  'Snapchat',
  'Threads',
  'Messenger',
  'WeChat',
  'LinkedIn',
  'Facebook',
  'Instagram',
] as const satisfies readonly SampleName[];

/** A part of a user agent that can be chosen, with the brackets and semicolons around it. */
export type Word = { start: number; before: string; text: string; after: string };

/** Splits a user agent at spaces, but in round brackets only at semicolons. */
export function wordsOf(agent: string): Word[] {
  const words = /([([]*)([^\s;()[\]](?:[^;()[\]]*[^\s;()[\]])?(?=[^()]*\))|[^\s;()[\]]+)([;)\]]*)/g;
  return [...agent.matchAll(words)].map(
    ({ 1: before = '', 2: text = '', 3: after = '', index }) => ({
      start: index + before.length,
      before,
      text,
      after,
    }),
  );
}

/** How far a visitor has come. */
export type Progress = {
  /** Index of the app to find: those before it were found. */
  index: number;
  isSolved: boolean;
  /** Starts of the parts that were tried in vain. */
  tried: readonly number[];
};

export const START: Progress = { index: 0, isSolved: false, tried: [] };

export const appAt = (index: number) => MYSTERIES[index] ?? MYSTERIES[0];

/** Why a part doesn't give the app away. The first match counts. */
const HINTS: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/^Mozilla/, 'Nearly every browser starts like this, a leftover from the days of Netscape.'],
  [/^AppleWebKit/, 'An engine. Safari and Chrome both name it.'],
  [/KHTML/, 'Browsers have copied this from each other for decades.'],
  [/^wv$/, 'It’s inside an app, but this doesn’t say in which.'],
  [/^FB/, 'One of Meta’s apps, but this doesn’t say which one.'],
  [/^[/\d.]+$/, 'A version number. The name is beside it.'],
  [/^(?:Version|Chrome|Mobile)\b/, 'Ordinary browsers on phones say this too.'],
  [/Safari/, 'Safari says this, and others that want to be treated like Safari.'],
  [/iPhone|iOS|Android|Linux|Pixel|dpi|scale/, 'The device, which is the same in every app.'],
];

/**
 * Judges a part of the user agent of a sample.
 * @returns why it doesn't give the app away; undefined if it does
 */
export function hintOn(
  app: SampleName,
  { start, text }: Pick<Word, 'start' | 'text'>,
): string | undefined {
  const agent = SAMPLES[app];
  const { pattern } = APPS.find((rule) => rule.app === app) ?? {};
  const end = start + text.length;
  const marks = pattern ? [...agent.matchAll(new RegExp(pattern, `${pattern.flags}g`))] : [];
  /** Where the names start, after brackets. */
  const names = marks.map(({ 0: mark, index }) => index + mark.search(/\w/));
  if (names.some((name) => start <= name && name < end)) return undefined;
  return HINTS.find(([common]) => common.test(text))?.[1] ?? 'A detail, but not a name.';
}

/** The hint on the part that starts there; undefined if there is none, or it gives the app away. */
export function hintAt(app: SampleName, start: number | undefined): string | undefined {
  const word = wordsOf(SAMPLES[app]).find((each) => each.start === start);
  return word && hintOn(app, word);
}
