/** Longest time for the response, ms. */
const TIMEOUT_MS = 15_000;

/**
 * Whether the server responds with a page. If it does, but the page's files can't be loaded, they are gone: the site has
 * been replaced by a newer version, whose files have other names.
 */
export async function pageResponds(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  return response !== undefined && response.status < 500;
}
