/** Hosts of other sites, as the owner lists them and as a content security policy names them. */

/** A name with a dot in it, and a port if it isn't 443. */
export const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/;

/** Reads a host that the owner has written, such as "example.org"; undefined for anything else, such as a URL. */
export function readHost(text: string): string | undefined {
  const url = `https://${text}/`;
  if (/[/?#@\s]/.test(text) || !URL.canParse(url)) return undefined;
  const { host } = new URL(url);
  return HOST.test(host) ? host : undefined;
}
