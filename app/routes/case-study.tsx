/** Any other address: a case study over the carousel, or 404. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type Params,
  type ShouldRevalidateFunction,
  useLocation,
  useParams,
} from '@remix-run/react';
import { getStars, showsStars } from '#app/community/star-source.server.ts';
import { loadBody } from '#app/content/bodies.ts';
import { bodyPreloads } from '#app/content/body-preloads.server.ts';
import { getCaseStudy, getSummary } from '#app/content/content.server.ts';
import { listCards } from '#app/content/entry.ts';
import { useContent } from '#app/content/use-content.ts';
import { ErrorPage } from '#app/errors/error-page.tsx';
import { notFound } from '#app/errors/not-found.ts';
import { Overlay } from '#app/overlay/overlay.tsx';
import { describePage } from '#app/sharing/describe-page.ts';
import type { loader as homeLoader } from './home.tsx';

/** One route for all, so that one page says 404 wherever somebody has strayed to. */
const slugOf = (params: Readonly<Params>) => params['*'] ?? '';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = slugOf(params);
  if (!getCaseStudy(slug) || !(await loadBody(slug))) throw notFound();
  return {
    preloads: await bodyPreloads(slug),
    summary: getSummary(slug),
    stars: showsStars(slug) ? getStars(context).look() : undefined,
  };
}

/**
 * In the browser everything is there but the body's chunk. The summary is for readers of the
 * server's HTML only: search engines and previews of shared links.
 */
export async function clientLoader({ params }: { params: Params }) {
  if (!(await loadBody(slugOf(params)))) throw notFound();
  return { preloads: [] as string[], summary: undefined, stars: undefined };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  import.meta.env.DEV || slugOf(currentParams) !== slugOf(nextParams);

export const meta: MetaFunction<typeof loader, { 'routes/home': typeof homeLoader }> = ({
  data,
  params,
  matches,
}) => {
  const home = matches.find((match) => match.id === 'routes/home')?.data;
  const entry = home?.entries.find(({ slug }) => slug === slugOf(params));
  if (!home || !entry) return [{ title: 'Page not found' }];
  return [
    ...describePage({
      title: `${entry.title}, ${entry.sub.replace(/(\d)-/, '$1–')}`,
      description: data?.summary,
      url: home.siteUrl + entry.link,
    }),
    ...(data?.preloads ?? []).map((href) => ({ tagName: 'link', rel: 'modulepreload', href })),
  ];
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
      historyKey={`${location.key} ${entry.slug}`}
    />
  ) : null;
}

/** An unknown address, or a case study that could not be rendered; the carousel stays beneath. */
export const ErrorBoundary = ErrorPage;
