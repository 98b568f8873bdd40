/** Repositories on code hosts, as the owner writes them in open-source.yaml. */

/** Code hosts whose stars are counted -> their origin. */
export const CODE_HOSTS = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  codeberg: 'https://codeberg.org',
} as const;
export type CodeHost = keyof typeof CODE_HOSTS;

export type Repository = {
  host: CodeHost;
  /** `owner/name`; on GitLab there can be groups between them. */
  path: string;
};

const NAME = String.raw`[\w.-]+`;
/** What follows a repository in the URLs of its pages. */
const PAGE = '(?:/(?:-|tree|blob|src|raw|commits?|issues|pulls?|releases|wiki|actions)(?:/.*)?)?';
const PATHS: Record<CodeHost, RegExp> = {
  github: new RegExp(`^(${NAME}/${NAME})${PAGE}$`),
  gitlab: new RegExp(`^(${NAME}(?:/${NAME})+?)${PAGE}$`),
  codeberg: new RegExp(`^(${NAME}/${NAME})${PAGE}$`),
};

/**
 * Reads "owner/name" or "name" on GitHub, or the URL of a repository or one of its pages; undefined for anything else.
 * @param owner GitHub account of a name alone
 */
export function readRepository(text: string, owner?: string): Repository | undefined {
  const [host, origin] =
    Object.entries(CODE_HOSTS).find(([, start]) => text.startsWith(`${start}/`)) ?? [];
  const [, written = ''] =
    /^(.*?)(?:\.git)?\/?(?:[?#].*)?$/.exec(text.slice(origin ? origin.length + 1 : 0)) ?? [];
  const full = !origin && owner && !written.includes('/') ? `${owner}/${written}` : written;
  const known = (host ?? 'github') as CodeHost;
  const [, path] = PATHS[known].exec(full) ?? [];
  return path === undefined || /(^|\/)\.\.?(\/|$)/.test(path) ? undefined : { host: known, path };
}

/** Whether a text names a repository, perhaps without its owner. */
export const isRepository = (text: string): boolean => readRepository(text, 'owner') !== undefined;

/** What is unique for a repository: its path on GitHub, the URL elsewhere. */
export const keyOf = ({ host, path }: Repository): string =>
  host === 'github' ? path : `${CODE_HOSTS[host]}/${path}`;
