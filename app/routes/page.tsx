/** The page over the carousel: none at `/`, a case study at its path, 404 elsewhere. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useParams,
} from '@remix-run/react';
import { StarsContext } from '#app/stars/stars-context.ts';
import { getStars } from '#app/stars/star-source.server.ts';
import { loadBody } from '#app/content/bodies.ts';
import { bodyPreloads } from '#app/content/body-preloads.server.ts';
import {
  getCaseStudy,
  getSharePicture,
  getSharing,
  getSite,
  showsStars,
} from '#app/content/content.server.ts';
import { type Entry, listCards } from '#app/content/entry.ts';
import { useContent } from '#app/content/content-context.ts';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { reloadPage } from '#app/ui/reload-page.ts';
import { notFound } from '#app/ui/error-responses.ts';
import { HEAD_END_ID, Overlay } from '#app/case-study/overlay.tsx';
import { describePage } from '#app/seo/describe-page.server.ts';
import { siteUrlOf } from '#app/seo/site-url.server.ts';
import { describeCaseStudy, describeHome } from '#app/seo/structured-data.server.ts';
import type { loader as homeLoader } from './home.tsx';

/** Empty at `/`. */
const slugOf = (params: Readonly<Params>) => params['*'] ?? '';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = slugOf(params);
  const siteUrl = siteUrlOf(context);
  return slug === ''
    ? { head: describeHomePage(siteUrl), stars: undefined }
    : {
        head: await describeCaseStudyPage(slug, siteUrl),
        stars: showsStars(slug) ? getStars(context).snapshot() : undefined,
      };
}

function describeHomePage(siteUrl: string) {
  const site = getSite();
  const { title, description } = site.site;
  const picture = getSharePicture();
  return describePage({
    title,
    description,
    url: `${siteUrl}/`,
    siteName: title,
    picture: picture === undefined ? undefined : { url: siteUrl + picture, alt: title },
    data: describeHome(site, siteUrl),
  });
}

/** @throws 404 for an unknown slug */
async function describeCaseStudyPage(slug: string, siteUrl: string) {
  const entry = getCaseStudy(slug);
  const sharing = getSharing(slug);
  if (!entry || !sharing || !(await loadBody(slug))) throw notFound();
  const site = getSite();
  const picture = sharing.picture && siteUrl + sharing.picture;
  const preloads = (await bodyPreloads(slug)).map((href) => ({
    tagName: 'link' as const,
    rel: 'modulepreload',
    href,
  }));
  return [
    ...describePage({
      title: titleOf(entry),
      description: sharing.summary,
      url: siteUrl + entry.link,
      siteName: site.site.title,
      picture: picture ? { url: picture, alt: entry.bgAlt } : undefined,
      data: describeCaseStudy(entry, { ...sharing, site, siteUrl, picture }),
    }),
    ...preloads,
  ];
}

const titleOf = ({ title, sub }: Pick<Entry, 'title' | 'sub'>) =>
  `${title}, ${sub.replace(/(\d)-/, '$1–')}`;

/** In the browser, only the body's chunk has to be loaded. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const slug = slugOf(params);
  const body = await loadBody(slug).catch(() => reloadPage(request.url));
  if (slug && !body) throw notFound();
  return { head: undefined, stars: undefined };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  import.meta.env.DEV || slugOf(currentParams) !== slugOf(nextParams);

/** Delays the first paint until the head has arrived, so that later parts shift nothing. */
const paintWithHead = {
  tagName: 'link' as const,
  rel: 'expect',
  href: `#${HEAD_END_ID}`,
  blocking: 'render',
};

export const meta: MetaFunction<typeof loader, { 'routes/home': typeof homeLoader }> = ({
  data,
  error,
  params,
  matches,
}) => {
  const slug = slugOf(params);
  if (data?.head) {
    // A page that failed to render has no such element.
    return error || slug === '' ? data.head : [...data.head, paintWithHead];
  }
  const home = matches.find((match) => match.id === 'routes/home')?.data;
  if (slug === '') return [{ title: home?.site.site.title }];
  const entry = home?.entries.find((candidate) => candidate.slug === slug);
  return [{ title: entry ? titleOf(entry) : 'Page not found' }];
};

export default function Page() {
  const slug = slugOf(useParams());
  const { entries, site } = useContent();
  const { stars } = useLoaderData<typeof loader>();
  const location = useLocation();
  const entry = entries.find((candidate) => candidate.slug === slug);
  return entry ? (
    <StarsContext.Provider value={stars}>
      <Overlay
        key={entry.slug}
        entry={entry}
        cards={listCards(entries)}
        site={site}
        historyKey={`${location.key} ${entry.slug}${location.hash}`}
        hash={location.hash}
      />
    </StarsContext.Provider>
  ) : null;
}

/** For an unknown path or a case study that can't be rendered; the carousel stays beneath. */
export const ErrorBoundary = ErrorPage;
