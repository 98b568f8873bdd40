/** The environment variables, parsed once (docs/deploy.md, "Reference"). */
import { z } from 'zod';
import { isPublic } from '../app/content/is-public.ts';
import { readCodeHosts } from '../app/stars/code-hosts.server.ts';
import { LOG_LEVELS } from '../app/start/log.server.ts';

const httpUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an absolute URL such as https://example.org',
    abort: true,
  });

const withoutSlash = (value: string) => value.replace(/\/+$/, '');

/** Characters that no host, proxy or browser writes in another way. */
const PLAIN_PATH = /^(\/[\w.~-]+)*\/?$/;

const siteUrl = httpUrl
  .refine((value) => {
    const { pathname, search, hash } = new URL(value);
    return PLAIN_PATH.test(pathname) && !search && !hash;
  }, 'must have no query or fragment, and a path of letters, digits, "-", ".", "_" and "~"')
  .transform((value) => {
    const { origin, pathname } = new URL(value);
    return origin + withoutSlash(pathname);
  });

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a number from 1 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  SITE_URL: siteUrl.optional(),
  GITHUB_API_URL: httpUrl.optional(),
  GITLAB_API_URL: httpUrl.optional(),
  CODEBERG_API_URL: httpUrl.optional(),
  GITHUB_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]+$/, 'must be a token without spaces')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be ${LOG_LEVELS.join(' or ')}`).default('notice'),
});

/**
 * The path of the site, which the build fixes: "" or such as "/portfolio".
 * @throws with one line if SITE_URL is invalid
 */
export const readBasePath = ({ SITE_URL }: Record<string, string | undefined>): string =>
  withoutSlash(new URL(readConfig({ SITE_URL }).siteUrl).pathname);

/**
 * The URL of a site whose build has fixed its path; SITE_URL need not repeat it.
 * @param basename of the build, with slashes around it
 * @throws with one line if SITE_URL has another path
 */
export function locateSite(
  { SITE_URL }: Record<string, string | undefined>,
  siteUrl: string,
  basename: string,
): string {
  const { origin, pathname } = new URL(siteUrl);
  if (!SITE_URL) return origin + withoutSlash(basename);
  if (withoutSlash(pathname) === withoutSlash(basename)) return siteUrl;
  throw new Error(
    `SITE_URL must have the path of the build, ${basename}, not ${pathname}. Build the site again with this SITE_URL.`,
  );
}

/**
 * Reads the configuration.
 * @throws with one line for each invalid variable
 */
export function readConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({ path: [name], message }) =>
        // Even an invalid token is a secret.
        `${String(name)} ${message}${name === 'GITHUB_TOKEN' ? '' : `, not "${env[String(name)]}"`}.`,
    );
    throw new Error(lines.join('\n'));
  }
  const { PORT, HOST, SITE_URL, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    /** Start of all absolute URLs, without a slash at the end; never taken from the Host header. */
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    /** Whether others than the developer may see the site: then it shows no samples. */
    isPublic: isPublic({ SITE_URL, HOST }),
    /** Bases of the star-count calls, without a slash at the end, and the token to send along. */
    codeHosts: readCodeHosts(present),
    /** `info` for a line per request. */
    logLevel: LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;
