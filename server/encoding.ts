import Negotiator from 'negotiator';
import type { IncomingMessage } from 'node:http';

/**
 * The first encoding that the client accepts (RFC 9110, section 12.5.3).
 * @param available best first, without "identity", which is always available
 */
export function chooseEncoding<Encoding extends string>(
  { headers }: Pick<IncomingMessage, 'headers'>,
  available: readonly Encoding[],
): Encoding | 'identity' {
  const accepted = new Negotiator({ headers }).encodings(available);
  return available.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
