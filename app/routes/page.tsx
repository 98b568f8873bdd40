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
import { getStars } from '#app/stars/star-source.server.ts';
import { StarsContext } from '#app/stars/use-stars.ts';
import { loadBody } from '#app/content/bodies.ts';
import { bodyFiles } from '#app/content/body-files.server.ts';
import type { BodyData } from '#app/content/body-data.ts';
import { type Content, getContent, sharePicture } from '#app/content/content.server.ts';
import { introduceOwner, withOwner } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { listCards } from '#app/content/entry.ts';
import { BodyDataContext, useContent } from '#app/ui/content-context.ts';
import { ErrorPage } from '#app/start/error-page.tsx';
import { takePage } from '#app/navigation/load-page.ts';
import { HEAD_END_ID, Overlay } from '#app/case-study/overlay.tsx';
import { describePage } from '#app/seo/describe-page.server.ts';
import { siteUrlOf } from '#app/seo/site-url.server.ts';
import { describeCaseStudy, describeHome } from '#app/seo/structured-data.server.ts';
import type { loader as homeLoader } from './home.tsx';

const movedTo = (path: string) => new Response(null, { status: 301, headers: { Location: path } });

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** Empty at `/`. */
const slugOf = (params: Readonly<Params>) => params['*'] ?? '';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = slugOf(params);
  const siteUrl = siteUrlOf(context);
  const content = getContent(context);
  if (slug === '') {
    return {
      head: describeHomePage(content, siteUrl),
      styles: [],
      stars: undefined,
      bodyData: undefined,
    };
  }
  // For the preview: a built site redirects in server/app.ts.
  const moved = content.redirects.get(`/${slug}`);
  if (moved) throw movedTo(moved);
  const body = await loadBody(slug);
  if (!body) throw notFound();
  const files = bodyFiles(content.bodyOf(slug) ?? '');
  const letters = content.lettersOf(slug);
  return {
    head: await describeCaseStudyPage(slug, content, siteUrl, files.scripts),
    styles: files.styles,
    stars: body.dataNeeds.includes('projects') ? getStars(context).snapshot() : undefined,
    bodyData: pickData(content.bodyData, body.dataNeeds),
    ...(letters && { letters }),
  };
}

/** The part of the data that a body needs; undefined if it needs none. */
const pickData = (all: BodyData, needs: string): Partial<BodyData> | undefined =>
  needs
    ? Object.fromEntries(Object.entries(all).filter(([name]) => needs.split(' ').includes(name)))
    : undefined;

function describeHomePage({ site }: Content, siteUrl: string) {
  const title = introduceOwner(site.owner, site.lang);
  return describePage({
    site,
    siteUrl,
    lang: site.lang,
    path: '/',
    title,
    description: site.site.description,
    picture: sharePicture,
    alt: title,
    data: describeHome(site, siteUrl),
  });
}

/** @throws 404 for an unknown slug */
async function describeCaseStudyPage(
  slug: string,
  content: Content,
  siteUrl: string,
  scripts: readonly string[],
) {
  const { site } = content;
  const entry = content.caseStudy(slug);
  const sharing = content.sharing(slug);
  if (!entry || !sharing) throw notFound();
  const preloads = scripts.map((href) => ({
    tagName: 'link' as const,
    rel: 'modulepreload',
    href,
  }));
  return [
    ...describePage({
      site,
      siteUrl,
      lang: entry.lang ?? site.lang,
      path: entry.link,
      title: withOwner(entry.title, site.owner),
      description: sharing.summary ?? entry.desc,
      picture: sharing.picture,
      alt: sharing.alt,
      data: describeCaseStudy(entry, { ...sharing, picture: sharing.picture?.src, site, siteUrl }),
    }),
    ...preloads,
  ];
}

/** In the browser, only the body's chunk and its data have to be loaded. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const slug = slugOf(params);
  const { body, bodyData, documentUrl } = await takePage(slug, request.url);
  if (documentUrl) {
    // After Back the document has this URL already, and the same URL with a fragment only scrolls.
    if (location.href.endsWith(documentUrl)) location.reload();
    else location.assign(documentUrl);
    await new Promise(() => {});
  }
  if (slug && !body) throw notFound();
  return { head: undefined, styles: [], stars: undefined, bodyData };
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
  if (!home) return [{ title: labels.pageNotFound }];
  if (slug === '') return [{ title: introduceOwner(home.owner, home.lang) }];
  const entry = home.entries.find((candidate) => candidate.slug === slug);
  return [{ title: withOwner(entry?.title ?? labels.pageNotFound, home.owner) }];
};

const NO_DATA: Partial<BodyData> = {};

export default function Page() {
  const slug = slugOf(useParams());
  const { entries } = useContent();
  const { stars, bodyData = NO_DATA } = useLoaderData<typeof loader>();
  const location = useLocation();
  const entry = entries.find((candidate) => candidate.slug === slug);
  return entry ? (
    <StarsContext.Provider value={stars}>
      <BodyDataContext.Provider value={bodyData}>
        <Overlay
          key={entry.slug}
          entry={entry}
          cards={listCards(entries)}
          historyKey={`${location.key} ${entry.slug}${location.hash}`}
          hash={location.hash}
        />
      </BodyDataContext.Provider>
    </StarsContext.Provider>
  ) : null;
}

/** For an unknown path or a case study that can't be rendered; the carousel stays beneath. */
export const ErrorBoundary = ErrorPage;
