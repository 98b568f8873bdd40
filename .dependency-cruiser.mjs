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

const TESTS = '\\.test\\.tsx?$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(FOLDERS).map(([folder, others]) =>
      rule(
        `app/${folder}`,
        others.length > 0 ? `It may import ${others.join(', ')}.` : 'It imports no other folder.',
        { path: `^app/${folder}/`, pathNot: TESTS },
        { path: '^app/', pathNot: `^app/(${[folder, ...others].join('|')})/` },
      ),
    ),
    rule(
      'demos',
      'A demo imports the kit, styles, and the folder of its own product.',
      { path: '^demos/([^/]+)/', pathNot: `\\.spec\\.ts$|${TESTS}` },
      {
        path: '^(app|demos|packages|scripts|server|tests|tools)/',
        pathNot: '^(app/(demo-kit/|styles/|content/site-id)|demos/$1/)',
      },
    ),
    rule(
      'site',
      'The site imports nothing around it.',
      { path: '^app/', pathNot: TESTS },
      { path: '^(demos|scripts|server|tools|tests|bench)/' },
    ),
    rule(
      'server files',
      'Only .server.ts files may read from disk, send requests to other services or access secrets.',
      { path: '^app/', pathNot: `\\.server\\.tsx?$|${TESTS}` },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'packages',
      'A package imports nothing outside itself but its dependencies.',
      { path: '^packages/([^/]+)/', pathNot: TESTS },
      { path: '^(app|packages|scripts|server|tests|tools)/', pathNot: '^packages/$1/' },
    ),
    rule(
      'exports of packages',
      'Only what a package exports is imported.',
      { path: '^(app|scripts|server|tools)/' },
      { path: '^packages/[^/]+/src/' },
    ),
    rule(
      'undeclared packages',
      'package.json names each package that is imported: pnpm finds no others.',
      { path: '^(app|packages|scripts|server|tools)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no components',
      'Data, styles and the server know no component.',
      { path: '^(server|app/(content|styles))/' },
      { path: '\\.tsx$' },
    ),
    rule(
      'content library',
      'tools/content is used by tools/vite and scripts, not the other way around.',
      { path: '^tools/content/', pathNot: TESTS },
      { path: '^(scripts|tools/vite)/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|node_modules/(?!@))/' },
  },
};
