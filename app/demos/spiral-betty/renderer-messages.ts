/** Requests to the worker, and its responses, matched by number. */
import type { Format } from './canvas.ts';
import type { Colors } from './colors.ts';
import type { Taken } from './renderer.ts';
import type { Settings } from './settings.ts';
import type { View } from './view.ts';

export type RendererRequest = { number: number } & (
  | { task: 'take'; picture: Blob }
  | { task: 'preview'; settings: Settings; colors: Colors; side: number; view: View }
  | { task: 'file'; settings: Settings; colors: Colors; format: Format; view: View }
);

export type RendererResponse = { number: number } & (
  | { task: 'take'; taken: Taken }
  | { task: 'preview'; bitmap: ImageBitmap }
  | { task: 'file'; file: Blob }
  | { task: 'failed'; reason: string }
);
