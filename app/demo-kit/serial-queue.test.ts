import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('jobs run one after another, also after one has failed', async () => {
  const add = createSerialQueue();
  const log: string[] = [];
  const job = (name: string, fails = false) =>
    add(async () => {
      log.push(`${name} starts`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([job('a'), job('b', true), job('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await job('d')).toBe('d');
  expect(log).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} starts`, `${name} ends`]));
});
