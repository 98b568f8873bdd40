/** Longest quotation in a message, characters. */
const MAX_QUOTE = 60;

/** A quotation in one line. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE - 1)}…` : line;
}
