/** Any other address: a case study over the carousel, or 404. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunction,
  useLocation,
  useParams,
} from '@remix-run/react';
import { getStars, showsStars } from '#app/community/star-source.server.ts';
import { loadBody } from '#app/content/bodies.ts';
import { bodyPreloads } from '#app/content/body-preloads.server.ts';
import { getCaseStudy, getSharing, getSite } from '#app/content/content.server.ts';
import { type Entry, listCards } from '#app/content/entry.ts';
import { useContent } from '#app/content/use-content.ts';
import { ErrorPage } from '#app/errors/error-page.tsx';
import { openAnew } from '#app/errors/open-anew.ts';
import { notFound } from '#app/errors/answers.ts';
import { HEAD_IS_THERE, Overlay } from '#app/overlay/overlay.tsx';
import { describePage } from '#app/sharing/describe-page.server.ts';
import { siteUrlOf } from '#app/sharing/site-url.server.ts';
import { describeCaseStudy } from '#app/sharing/structured-data.server.ts';
import type { loader as homeLoader } from './home.tsx';

/** One route for all, so that one page says 404 wherever somebody has strayed to. */
const slugOf = (params: Readonly<Params>) => params['*'] ?? '';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = slugOf(params);
  const entry = getCaseStudy(slug);
  const sharing = getSharing(slug);
  if (!entry || !sharing || !(await loadBody(slug))) throw notFound();
  const site = getSite();
  const siteUrl = siteUrlOf(context);
  const { summary } = sharing;
  const picture = sharing.picture && siteUrl + sharing.picture;
  const preloads = (await bodyPreloads(slug)).map((href) => ({
    tagName: 'link' as const,
    rel: 'modulepreload',
    href,
  }));
  return {
    head: [
      ...describePage({
        title: titleOf(entry),
        description: summary,
        url: siteUrl + entry.link,
        siteName: site.site.title,
        picture: picture ? { url: picture, alt: entry.bgAlt } : undefined,
        data: describeCaseStudy(entry, { ...sharing, site, siteUrl, picture }),
      }),
      ...preloads,
    ],
    stars: showsStars(slug) ? getStars(context).snapshot() : undefined,
  };
}

const titleOf = ({ title, sub }: Pick<Entry, 'title' | 'sub'>) =>
  `${title}, ${sub.replace(/(\d)-/, '$1–')}`;

/** In the browser everything is there but the body's chunk. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const body = await loadBody(slugOf(params)).catch(() => openAnew(request.url));
  if (!body) throw notFound();
  return { head: undefined, stars: undefined };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  import.meta.env.DEV || slugOf(currentParams) !== slugOf(nextParams);

/** In a page that arrives in pieces nothing that is painted moves aside for what comes after it. */
const paintWithHead = {
  tagName: 'link' as const,
  rel: 'expect',
  href: `#${HEAD_IS_THERE}`,
  blocking: 'render',
};

export const meta: MetaFunction<typeof loader, { 'routes/home': typeof homeLoader }> = ({
  data,
  error,
  params,
  matches,
}) => {
  if (data?.head) {
    // What could not be rendered has no such element.
    return error ? data.head : [...data.head, paintWithHead];
  }
  const home = matches.find((match) => match.id === 'routes/home')?.data;
  const entry = home?.entries.find(({ slug }) => slug === slugOf(params));
  return [{ title: entry ? titleOf(entry) : 'Page not found' }];
};

export default function CaseStudy() {
  const slug = slugOf(useParams());
  const { entries, site } = useContent();
  const location = useLocation();
  const entry = entries.find((candidate) => candidate.slug === slug);
  return entry ? (
    <Overlay
      key={entry.slug}
      entry={entry}
      cards={listCards(entries)}
      site={site}
      historyKey={`${location.key} ${entry.slug}${location.hash}`}
      hash={location.hash}
    />
  ) : null;
}

/** An unknown address, or a case study that could not be rendered; the carousel stays beneath. */
export const ErrorBoundary = ErrorPage;
