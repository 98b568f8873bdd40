/** / — the carousel without a page over it. */
import type { MetaFunction } from '@remix-run/node';
import { describePage } from '#app/sharing/describe-page.ts';
import type { loader as homeLoader } from './home.tsx';

export const meta: MetaFunction<unknown, { 'routes/home': typeof homeLoader }> = ({ matches }) => {
  const home = matches.find((match) => match.id === 'routes/home')?.data;
  if (!home) return [];
  const { title, description } = home.site.site;
  return describePage({ title, description, url: `${home.siteUrl}/` });
};

export default function CarouselOnly() {
  return null;
}
