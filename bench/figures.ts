/**
 * The figures in docs/figures.md: a selection from each benchmark. docs/figures.json stores them by the
 * benchmark's name, so that they remain until it runs again.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { measureBuild } from './build.ts';
import type { measureBytes } from './bytes.ts';
import type { compareWithPeers } from './carousel.ts';
import type { measureGrowth } from './growth.ts';
import type { measureLighthouse } from './lighthouse.ts';
import type { measurePages, Screen } from './pages.ts';
import type { measurePreview } from './preview.ts';
import type { compareServers } from './server.ts';
import type { measureStartUp } from './start-up.ts';
import { round } from './statistics.ts';

const FILE = 'docs/figures.json';
const PAGE = 'docs/figures.md';
/** Lines before and after the table. */
const [BEGIN, END] = ['<!-- figures: npm run bench -- --write -->', '<!-- end of figures -->'];

export type Figure = {
  what: string;
  ours: number;
  /** Name and figure of the comparison. */
  beside?: readonly [name: string, figure: number];
  /** Only their difference is meaningful, because both can be close to 0. */
  byDifference?: true;
  /** The target: at most this ratio. */
  atMost?: number;
};

const limit = (most: number) => ({ beside: ['limit', most] as const, atMost: 1 });

/** Content of docs/figures.json, by benchmark. */
type Kept = Record<string, { date: string; machine: string; figures: Figure[] }>;

type Result<Measure extends (...args: never[]) => unknown> = Awaited<ReturnType<Measure>>;

export function carouselFigures({
  touch390,
  wheel1440,
  bytes,
}: Result<typeof compareWithPeers> & { bytes: Result<typeof measureBytes> }): Figure[] {
  const loops = Object.entries({ touch: touch390, wheel: wheel1440 });
  return [
    ...loops.flatMap(([input, { ours, swiper, deepSnap }]): Figure[] => [
      {
        what: `A loop by ${input}: scripts, ms`,
        ours: ours.msPerLoop.scriptCpu.median,
        beside: ['Swiper', swiper.msPerLoop.scriptCpu.median],
        atMost: 1,
      },
      {
        what: `A loop by ${input}: all tasks, ms`,
        ours: ours.msPerLoop.taskCpu.median,
        beside: ['scroll-snap with our depth', deepSnap.msPerLoop.taskCpu.median],
      },
    ]),
    { what: 'Script of the carousel, bytes', ours: bytes.total, ...limit(bytes.limit) },
  ];
}

/** Limits of the first view of `/`, bytes. */
const FIRST_VIEW_LIMITS: Record<Screen, number> = {
  '390x844 at 3x': 400 * 1024,
  '1440x900 at 2x': 540 * 1024,
};

/** Scripts: size after brotli. Other kinds: size as transferred. */
export const pageFigures = ({
  pages,
  views,
  frameworkBrotli,
}: Result<typeof measurePages>): Figure[] => [
  { what: '`/`: scripts, bytes', ours: pages['/']?.scriptsBrotli ?? NaN, ...limit(92_000) },
  {
    what: '`/`: scripts, bytes',
    ours: pages['/']?.scriptsBrotli ?? NaN,
    beside: ['React and Remix alone', frameworkBrotli],
  },
  ...views
    .filter(({ route }) => route === '/')
    .map(({ screen, firstView }) => ({
      what: `\`/\`, ${screen}: first view, bytes`,
      ours: firstView,
      ...limit(FIRST_VIEW_LIMITS[screen]),
    })),
];

export function serverFigures({ paths }: Result<typeof compareServers>): Figure[] {
  const home = paths['/'];
  if (!home) return [];
  const { ours, bare, remixServe } = home;
  const what = '`/`: requests per second';
  const figure = ours.requestsPerSecond;
  return [
    { what, ours: figure, beside: ['bare Node', bare.requestsPerSecond] },
    { what, ours: figure, beside: ['remix-serve', remixServe.requestsPerSecond] },
  ];
}

export const buildFigures = (build: Result<typeof measureBuild>): Figure[] => [
  { what: 'First build of a fresh clone, s', ours: build.firstSeconds },
  { what: 'Second build, s', ours: build.secondSeconds },
  { what: 'Packages that `npm ci` installs', ours: build.packages },
];

/** The site with the most case studies, compared with the one with the fewest. */
export function growthFigures(rows: Result<typeof measureGrowth>): Figure[] {
  const [few, many] = [rows[0], rows.at(-1)];
  if (!few || !many) return [];
  const beside = (figure: number) => [`${few.count}`, figure] as const;
  return [
    {
      what: `Build with ${many.count} case studies, s`,
      ours: many.buildSeconds,
      beside: beside(few.buildSeconds),
    },
  ];
}

export const startUpFigures = (startUp: Result<typeof measureStartUp>): Figure[] => [
  { what: '`/` on a slow phone: first paint, ms', ours: startUp.firstPaint },
  {
    what: 'The carousel responds after that, ms',
    ours: startUp.liveAfterFirstPaint,
    ...limit(600),
  },
  {
    what: 'A press 100 ms after the first paint shows its effect after, ms',
    ours: startUp.pressToEffect,
    ...limit(1500),
  },
  {
    what: 'Worst interaction to next paint of ten presses, ms',
    ours: startUp.worstInteraction,
    ...limit(200),
  },
];

export const previewFigures = (preview: Result<typeof measurePreview>): Figure[] => [
  { what: 'Time until an edit is visible, ms', ours: preview.editMilliseconds.median },
];

export function lighthouseFigures({
  slowdown4,
  slowdown1,
  routes,
}: Result<typeof measureLighthouse>): Figure[] {
  const slow = Object.entries(slowdown4.pages);
  const all = [...slow, ...Object.entries(slowdown1.pages)];
  const scores = Object.values(routes).flatMap((route) => Object.values(route.scores));
  const { performance, lcpMs, tbtMs } = slowdown4.floor;
  return [
    {
      what: 'Lowest Lighthouse performance on a slow phone',
      ours: Math.min(...slow.map(([, page]) => page.performance.median)),
      beside: ['floor', performance.median],
    },
    { what: 'Lowest Lighthouse score of the other categories', ours: Math.min(...scores) },
    ...slow.map(([path, page]): Figure => ({
      what: `\`${path}\` on a slow phone: largest paint, ms`,
      ours: page.lcpMs.median,
      beside: ['floor', lcpMs.median],
      atMost: 1.3,
    })),
    {
      what: 'Longest blocking time on a slow phone, ms',
      ours: Math.max(...slow.map(([, page]) => page.tbtMs.median)),
      beside: ['floor', tbtMs.median],
      byDifference: true,
    },
    { what: 'Largest layout shift', ours: Math.max(...all.map(([, { cls }]) => cls.max)) },
  ];
}

const write = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

function tableRow({ what, ours, beside, byDifference, atMost }: Figure, date: string) {
  const [name, figure = NaN] = beside ?? [];
  const ratio = figure > 0 && !byDifference ? write(round(ours / figure)) : '';
  const target = atMost === undefined ? '' : write(atMost);
  const met = atMost === undefined || ours <= figure * atMost ? target : `**${target}, missed**`;
  const comparison = beside ? `${name}: ${write(figure)}` : '';
  return `| ${[what, write(ours), comparison, ratio, met, date].join(' | ')} |`;
}

function writeTable(kept: Kept) {
  const benches = Object.values(kept);
  const machines = new Set(benches.map(({ machine }) => machine));
  return [
    '| what | this site | compared with | ratio | at most | on |',
    '| --- | --: | --: | --: | --: | --- |',
    ...benches.flatMap(({ date, figures }) => figures.map((figure) => tableRow(figure, date))),
    '',
    `Medians, except of builds, which ran once; on ${[...machines].join('; ')}.`,
  ].join('\n');
}

async function writeFormatted(file: string, text: string) {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** Writes the figures of the benchmarks that ran into docs/figures.json and the table in docs/figures.md. */
export async function writeFigures(
  figures: Readonly<Record<string, Figure[]>>,
  { date, machine }: { date: string; machine: string },
) {
  const kept = JSON.parse(await readFile(FILE, 'utf8')) as Kept;
  for (const [name, own] of Object.entries(figures)) kept[name] = { date, machine, figures: own };
  await writeFormatted(FILE, JSON.stringify(kept, null, 2));
  const [before, rest] = (await readFile(PAGE, 'utf8')).split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${PAGE}: "${BEGIN}" or "${END}" is missing`);
  await writeFormatted(
    PAGE,
    [before, BEGIN, '\n\n', writeTable(kept), '\n\n', END, after].join(''),
  );
}
