/** Which folder may import which, type imports included: docs/architecture.md, "Import directions". */

/** Each folder of app/ with those that it may import, besides itself. */
const FOLDERS = {
  styles: [],
  content: ['styles'],
  ui: ['content', 'styles'],
  navigation: ['ui', 'content', 'styles'],
  start: ['navigation', 'ui', 'content', 'styles'],
  stars: ['start', 'ui', 'content', 'styles'],
  seo: ['content', 'styles'],
  dioramas: ['navigation', 'ui', 'content', 'styles'],
  'demo-kit': ['ui', 'content', 'styles'],
  'demo-frame': ['demo-kit', 'navigation', 'ui', 'content', 'styles'],
  carousel: ['dioramas', 'navigation', 'ui', 'content', 'styles'],
  'case-study': ['demo-frame', 'stars', 'dioramas', 'navigation', 'ui', 'content', 'styles'],
  // prettier-ignore
  routes: ['carousel', 'case-study', 'demo-frame', 'stars', 'seo', 'start', 'navigation', 'ui', 'content', 'styles'],
};

/** The same for packages/content. */
const SUBJECTS = {
  labels: [],
  schema: ['labels'],
  cache: [],
  fonts: ['cache', 'schema'],
  read: ['schema', 'labels'],
  text: ['read', 'schema', 'labels'],
  folder: ['text', 'read', 'schema', 'labels'],
  media: ['folder', 'text', 'read', 'cache', 'schema', 'labels'],
  layers: ['media', 'cache', 'schema'],
  cards: ['layers', 'media', 'folder', 'cache', 'schema'],
  owner: ['read', 'cache', 'schema', 'labels'],
  rules: [
    'fonts',
    'owner',
    'layers',
    'media',
    'folder',
    'text',
    'read',
    'cache',
    'schema',
    'labels',
  ],
  // prettier-ignore
  vite: ['rules', 'fonts', 'owner', 'cards', 'layers', 'media', 'folder', 'text', 'read', 'cache', 'schema', 'labels'],
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The rules for folders of a folder. @param allowed each with those that it may import, besides itself */
const foldersOf = (parent, allowed) =>
  Object.entries(allowed).map(([folder, others]) =>
    rule(
      `${parent}/${folder}`,
      others.length > 0 ? `It may import ${others.join(', ')}.` : 'It imports no other folder.',
      { path: `^${parent}/${folder}/` },
      { path: `^${parent}/`, pathNot: `^${parent}/(${[folder, ...others].join('|')})/` },
    ),
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...foldersOf('app', FOLDERS),
    rule(
      'demos',
      'A demo imports the kit, styles, the schema, and the folder of its own product.',
      { path: '^demos/([^/]+)/' },
      {
        path: '^(app|demos|packages|scripts|server|tests)/',
        pathNot: '^(app/(demo-kit|styles)|packages/content/src/schema|demos/$1)/',
      },
    ),
    rule(
      'site',
      'The site imports nothing around it.',
      { path: '^app/' },
      { path: '^(demos|scripts|server|tests|bench)/' },
    ),
    rule(
      'server files',
      'Only .server.ts files may read from disk, send requests to other services or access secrets.',
      { path: '^app/', pathNot: '\\.server\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'packages',
      'A package imports nothing outside itself but its dependencies.',
      { path: '^packages/([^/]+)/' },
      {
        path: '^(app|packages|scripts|server|tests)/',
        pathNot: '^packages/($1/|paper-cards/index\\.js$)',
      },
    ),
    rule(
      'exports of packages',
      'Only what a package exports is imported.',
      { path: '^(app|demos|scripts|server)/' },
      {
        path: '^packages/[^/]+/src/',
        pathNot:
          '^packages/(paper-cards/src/|content/src/((schema|vite)/)?)index\\.ts$|^packages/content/src/read/published-files\\.ts$',
      },
    ),
    rule(
      'undeclared packages',
      'package.json names each package that is imported: pnpm finds no others.',
      { path: '^(app|packages|scripts|server)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no components',
      'Data, styles and the server know no component.',
      { path: '^(server|app/(content|styles))/' },
      { path: '\\.tsx$' },
    ),
    ...foldersOf('packages/content/src', SUBJECTS),
    {
      name: 'circles',
      comment: 'Folders import each other in one direction.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Tests import whatever they need.
    exclude: { path: '(^|/)(build|node_modules/(?!@))/|\\.(test|spec)\\.tsx?$' },
  },
};
