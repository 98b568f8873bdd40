import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@remix-run/route-config';
import configured from '../app/routes.ts';
import { listPaths } from './paths.ts';

/** The routes of a build; those in .tsx files are pages. */
function buildRoutes(
  entries: readonly RouteConfigEntry[],
  parentId = 'root',
): ServerBuild['routes'] {
  return Object.assign(
    { root: { id: 'root', path: '', module: { default: () => null } } },
    ...entries.map(({ file, path, index, children = [] }) => ({
      [file]: {
        id: file,
        parentId,
        path,
        index,
        module: file.endsWith('.tsx') ? { default: () => null } : { loader: () => null },
      },
      ...buildRoutes(children, file),
    })),
  ) as ServerBuild['routes'];
}

test('the site has the paths in app/routes.ts', () => {
  const files = configured.filter(({ file }) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(0);
  expect(listPaths(buildRoutes(configured)).plain).toEqual(files.map(({ path }) => `/${path}`));
});

test('an added route is a known path, and a page if it has a component', () => {
  const routes = buildRoutes([
    { file: 'feed.ts', path: 'feed.xml' },
    {
      file: 'contact.tsx',
      path: 'contact',
      children: [
        { file: 'index.tsx', index: true },
        { file: 'thanks.tsx', path: 'thanks' },
      ],
    },
  ]);
  expect(listPaths(routes)).toEqual({
    pages: ['/contact', '/contact/thanks'],
    plain: ['/feed.xml'],
  });
});

test.each(['talks/:id', 'talks/*', 'talks/:id?', 'en?'])(
  'the route %s prevents the start with a clear message',
  (path) => {
    expect(() => listPaths(buildRoutes([{ file: 'x.tsx', path }]))).toThrow(
      `app/routes.ts: "/${path}" has a parameter, but the server only responds to known paths`,
    );
  },
);
