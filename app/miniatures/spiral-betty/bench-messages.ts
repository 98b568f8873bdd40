/** What the page asks the worker for, and what it answers; an answer bears its question's number. */
import type { Format } from './canvas.ts';
import type { Colours } from './colours.ts';
import type { Settings } from './settings.ts';

export type Question = { number: number } & (
  | { task: 'take'; picture: Blob }
  | { task: 'preview'; settings: Settings; colours: Colours; side: number }
  | { task: 'file'; settings: Settings; colours: Colours; format: Format }
);

export type Answer = { number: number } & (
  | { task: 'take'; square: Blob }
  | { task: 'preview'; bitmap: ImageBitmap }
  | { task: 'file'; file: Blob }
  | { task: 'failed'; reason: string }
);
