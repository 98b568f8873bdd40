/** The workbench in a worker. */
import { createBench } from './bench.ts';
import type { Answer, Question } from './bench-messages.ts';

const bench = createBench();

async function answerTo(question: Question): Promise<Answer> {
  const { number, task } = question;
  try {
    if (task === 'take') return { number, task, taken: await bench.take(question.picture) };
    const { settings, colours, view } = question;
    if (task === 'file') {
      return { number, task, file: await bench.file(settings, colours, question.format, view) };
    }
    return { number, task, bitmap: await bench.preview(settings, colours, question.side, view) };
  } catch (error) {
    return { number, task: 'failed', reason: String(error) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const answer = await answerTo(data);
  self.postMessage(answer, { transfer: answer.task === 'preview' ? [answer.bitmap] : [] });
});
