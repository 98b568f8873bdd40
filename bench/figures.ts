/**
 * The figures in docs/figures.md. docs/figures.json stores them by the benchmark's name, so that they
 * remain until it runs again.
 */
import type { Browser } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { round } from './statistics.ts';

const JSON_FILE = 'docs/figures.json';
const PAGE = 'docs/figures.md';
/** Lines before and after the table. */
const [BEGIN, END] = ['<!-- figures: npm run bench -- --write -->', '<!-- end of figures -->'];

export type Figure = {
  /** What is measured, and its unit. */
  name: string;
  value: number;
  /** What the value is compared with. */
  reference?: readonly [name: string, value: number];
  /** The target: at most this multiple of the reference. */
  maxRatio?: number;
};

/** @param rounds how often to measure; each benchmark has its own default */
export type Benchmark = (browser: Browser, rounds?: number) => Promise<Figure[]>;

/** The reference of a figure that has a fixed limit. */
export const limit = (value: number) => ({ reference: ['limit', value] as const, maxRatio: 1 });

/** Figures of the last run of each benchmark. */
export type Results = Record<string, { date: string; machine: string; figures: Figure[] }>;

const write = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

function tableRow({ name, value, reference, maxRatio }: Figure, date: string) {
  const [referenceName, referenceValue = NaN] = reference ?? [];
  const comparison = reference ? `${referenceName}: ${write(referenceValue)}` : '';
  const ratio = referenceValue > 0 ? write(round(value / referenceValue)) : '';
  const target = maxRatio === undefined ? '' : write(maxRatio);
  const isMissed = maxRatio !== undefined && value > referenceValue * maxRatio;
  const cells = [name, write(value), comparison, ratio];
  return `| ${[...cells, isMissed ? `**${target}, missed**` : target, date].join(' | ')} |`;
}

function createTable(results: Results) {
  const all = Object.values(results);
  const machines = new Set(all.map(({ machine }) => machine));
  return [
    '| what | this site | compared with | ratio | at most | on |',
    '| --- | --: | --: | --: | --: | --- |',
    ...all.flatMap(({ date, figures }) => figures.map((figure) => tableRow(figure, date))),
    '',
    `Medians, except of builds, which ran once; on ${[...machines].join('; ')}.`,
  ].join('\n');
}

async function writeFormatted(file: string, text: string) {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** Writes the results into docs/figures.json and the table in docs/figures.md. */
export async function writeFigures(newResults: Results) {
  const stored = JSON.parse(await readFile(JSON_FILE, 'utf8')) as Results;
  const results = { ...stored, ...newResults };
  const page = await readFile(PAGE, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE}: "${BEGIN}" or "${END}" is missing`);
  const before = page.slice(0, begin + BEGIN.length);
  await writeFormatted(JSON_FILE, JSON.stringify(results));
  await writeFormatted(PAGE, `${before}\n\n${createTable(results)}\n\n${page.slice(end)}`);
}
