import { unreachable } from './answers.ts';

/**
 * Opens a page by its address, as a link does without scripts: the site that is open has been replaced
 * by a newer one, whose files have other names.
 * @throws 503 if there is no answer, or none that is of use: what is open is kept
 */
export async function openAnew(url: string): Promise<never> {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  if (!answer || answer.status >= 500) throw unreachable();
  window.location.assign(url);
  return new Promise(() => {});
}
