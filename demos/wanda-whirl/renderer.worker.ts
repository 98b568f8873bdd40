/** The renderer in a worker. */
import { answerCalls } from '#app/demo-kit/worker-calls.ts';
import { createRenderer, savePicture } from './renderer.ts';
import type { Picture, RendererCalls } from './renderer-messages.ts';

let renderer: ReturnType<typeof createRenderer> | undefined;

answerCalls({
  start: async (ground, streamers, pole) => {
    renderer = createRenderer({ ground, streamers, pole });
  },
  paint: async (picture: Picture) => renderer?.paint(picture),
  save: savePicture,
} satisfies RendererCalls);
