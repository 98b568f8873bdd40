/** What the page asks the worker for, and what it answers; an answer bears its question's number. */
import type { Format } from './canvas.ts';
import type { Colours } from './colours.ts';
import type { Taken } from './bench.ts';
import type { Settings } from './settings.ts';
import type { View } from './view.ts';

export type Question = { number: number } & (
  | { task: 'take'; picture: Blob }
  | { task: 'preview'; settings: Settings; colours: Colours; side: number; view: View }
  | { task: 'file'; settings: Settings; colours: Colours; format: Format; view: View }
);

export type Answer = { number: number } & (
  | { task: 'take'; taken: Taken }
  | { task: 'preview'; bitmap: ImageBitmap }
  | { task: 'file'; file: Blob }
  | { task: 'failed'; reason: string }
);
