import type { RouteConfigEntry } from '@remix-run/route-config';
import { isReserved } from 'portfolio-content';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children),
  ]);

test('no case study can have the path of a route', () => {
  const paths = pathsOf(routes);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !isReserved(path))).toEqual([]);
});
