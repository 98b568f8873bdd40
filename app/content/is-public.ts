/** Whether a process shows samples: only one that runs locally does. */

export const isLoopback = (host: string) =>
  /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/**
 * Whether others than the developer may see the site: its address isn't a loopback address, or the server listens on
 * others. Decided when the process starts, from its environment, never from a request.
 * @param env SITE_URL and HOST; undefined or empty stands for a loopback address
 */
export function isPublic({ SITE_URL, HOST }: Record<string, string | undefined>): boolean {
  const hosts = [
    HOST,
    SITE_URL && (URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : SITE_URL),
  ];
  return hosts.some((host) => host && !isLoopback(host));
}
