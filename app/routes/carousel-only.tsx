/** / — the carousel without a page over it. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { getSharePicture, getSite } from '#app/content/content.server.ts';
import { describePage } from '#app/sharing/describe-page.server.ts';
import { siteUrlOf } from '#app/sharing/site-url.server.ts';
import { describeHome } from '#app/sharing/structured-data.server.ts';
import type { loader as homeLoader } from './home.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const site = getSite();
  const siteUrl = siteUrlOf(context);
  const { title, description } = site.site;
  const picture = getSharePicture();
  return {
    head: describePage({
      title,
      description,
      url: `${siteUrl}/`,
      siteName: title,
      picture: picture === undefined ? undefined : { url: siteUrl + picture, alt: title },
      data: describeHome(site, siteUrl),
    }),
  };
}

/** In the browser everything is there already. */
export const clientLoader = () => ({ head: undefined });

export const meta: MetaFunction<typeof loader, { 'routes/home': typeof homeLoader }> = ({
  data,
  matches,
}) => {
  const home = matches.find((match) => match.id === 'routes/home')?.data;
  return data?.head ?? [{ title: home?.site.site.title }];
};

export default function CarouselOnly() {
  return null;
}
