/** The renderer in a worker. */
import { answerCalls } from '#app/demo-kit/worker-calls.ts';
import { createRenderer } from './renderer.ts';

answerCalls(createRenderer());
