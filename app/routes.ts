/**
 * The addresses of the site. Pages are children of the home layout, which keeps the carousel
 * mounted beneath them; everything else is a plain answer without a page.
 */
import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

export default [
  layout('routes/home.tsx', [
    index('routes/carousel-only.tsx'),
    route('*', 'routes/case-study.tsx'),
  ]),
  route('stars', 'routes/stars.ts'),
  route('resume', 'routes/resume.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
