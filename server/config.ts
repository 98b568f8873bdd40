/** The environment variables, parsed once (docs/deploy.md, "Environment variables"). */
import { z } from 'zod';
import { isPublic } from '../app/content/is-public.ts';
import type { CodeHosts } from '../app/stars/code-hosts.server.ts';
import { LOG_LEVELS } from '../app/start/log.server.ts';

const httpUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an absolute URL such as https://example.org',
    abort: true,
  });

const origin = httpUrl
  .refine((value) => new URL(value).pathname === '/', 'must have no path')
  .transform((value) => new URL(value).origin);

const apiUrl = httpUrl.transform((value) => value.replace(/\/+$/, ''));

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
  SITE_URL: origin.optional(),
  GITHUB_API_URL: apiUrl.default('https://api.github.com'),
  GITLAB_API_URL: apiUrl.default('https://gitlab.com/api/v4'),
  CODEBERG_API_URL: apiUrl.default('https://codeberg.org/api/v1'),
  GITHUB_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]+$/, 'must be a token without spaces')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be ${LOG_LEVELS.join(' or ')}`).default('notice'),
});

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
  const { PORT, HOST, SITE_URL, GITHUB_TOKEN, LOG_LEVEL, ...apis } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    /** Origin of all absolute URLs; never taken from the Host header. */
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    /** Whether others than the developer may see the site: then it shows no samples. */
    isPublic: isPublic({ SITE_URL, HOST }),
    /** Bases of the star-count calls, without a slash at the end, and the token to send along. */
    codeHosts: {
      github: { apiUrl: apis.GITHUB_API_URL, token: GITHUB_TOKEN },
      gitlab: { apiUrl: apis.GITLAB_API_URL },
      codeberg: { apiUrl: apis.CODEBERG_API_URL },
    } as CodeHosts,
    /** `info` for a line per request. */
    logLevel: LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;
