/** A meditation of about a minute: its lines in order, and its end. */

/** Lines short enough to remember after closing the eyes. */
export const lines = [
  'Settle in. There is nothing to do.',
  'Breathe in.',
  'Breathe out.',
  'Think of someone easy to love.',
  'May you be safe.',
  'May you be well.',
  'Now wish yourself the same.',
  'May I be gentle with today.',
  'Think of someone you hardly know.',
  'May your day hold something good.',
  'May everyone be at ease.',
] as const;

const INVITATION = 'Tap or hold a cloud, or begin a quiet minute.';
/** Can break only after two words, because the rainbow's arch is narrow at the top. */
export const THANKS = 'Thank you for\u00a0being\u00a0kind.';

/** Words of a breath, and durations of its parts, s. Breathing out for longer is calming. */
export const BREATH = {
  in: { text: lines[1], seconds: 4 },
  out: { text: lines[2], seconds: 6 },
} as const;

/** Duration of a line with its fades, s; those of a breath are as long as it. */
export const LINE_S = 5.8;
export const secondsOf = (line: string) =>
  Object.values(BREATH).find(({ text }) => text === line)?.seconds ?? LINE_S;

/** Shares of that time at which the fade-in ends and the fade-out starts. */
export const FADE_IN_SHARE = 0.16;
export const FADE_OUT_SHARE = 0.84;

/** Before the start, the index of the current line, or the rainbow at the end. */
export type Session = 'before' | number | 'after';

/** The next line, the rainbow after the last one, and the first line after that. */
export function next(session: Session): Session {
  if (typeof session === 'string') return 0;
  return session + 1 < lines.length ? session + 1 : 'after';
}

/** The text to show. */
export function textOf(session: Session): string {
  if (session === 'before') return INVITATION;
  return session === 'after' ? THANKS : (lines[session] ?? '');
}
