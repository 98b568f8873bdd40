/** Any other address: 404, with the carousel beneath. */
import type { MetaFunction } from '@remix-run/node';
import { ErrorPage } from '#app/errors/error-page.tsx';
import { notFound } from '#app/errors/not-found.ts';

export function loader(): never {
  throw notFound();
}

export const meta: MetaFunction = () => [{ title: 'Page not found' }];

export default function NotFound() {
  return null;
}

export const ErrorBoundary = ErrorPage;
