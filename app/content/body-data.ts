/**
 * What components in a body show of the YAML files. It comes from the server, not with the body's script: a script would
 * contain samples, which only a local process shows.
 */
import type { TalkWithPicture } from './entry.ts';
import type { OpenSourceProject, Picture, Repository, Site } from 'portfolio-content/schema';
import { toUrlPath } from './site-path.ts';

/** A job or project of the résumé. */
export type TimelineItem = {
  title: string;
  /** Such as "2015-2021", or "since 2022". */
  years?: string | undefined;
  /** Whether it goes on. */
  current: boolean;
  role?: string | undefined;
  employer?: string | undefined;
  place?: string | undefined;
  /** The first of its points. */
  point?: string | undefined;
};

export type BodyData = {
  projects: readonly (Omit<OpenSourceProject, 'repo'> & { repository?: Repository | undefined })[];
  talks: readonly TalkWithPicture[];
  /** Each with the current ones first, then the latest. */
  timeline: { jobs: readonly TimelineItem[]; projects: readonly TimelineItem[] };
  owner: Pick<Site['owner'], 'availability' | 'bio' | 'city' | 'hobbies'> & {
    portrait?: Picture | undefined;
    /** Skills by kind. */
    skills: Site['skillGroups'];
  };
};

/** URL of the response with all of it. */
const BODY_DATA_URL = toUrlPath('/body-data.json');
/** Longest time for the response, ms. */
const TIMEOUT_MS = 15_000;

let loading: Promise<BodyData> | undefined;
let hasLoaded = false;

async function fetchBodyData(): Promise<BodyData> {
  const response = await fetch(BODY_DATA_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${BODY_DATA_URL} responded with ${response.status}`);
  const data = (await response.json()) as BodyData;
  hasLoaded = true;
  return data;
}

/** Whether the data has been loaded in the browser. */
export const hasBodyData = () => hasLoaded;

/** Loads the data in the browser, once; the preview loads it again after each edit. */
export function loadBodyData(): Promise<BodyData> {
  if (loading && !import.meta.env.DEV) return loading;
  const request = fetchBodyData();
  loading = request;
  // A later navigation tries again.
  request.catch(() => (loading = undefined));
  return request;
}
