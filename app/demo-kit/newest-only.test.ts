import { expect, test } from 'vitest';
import { newestOnly } from './newest-only.ts';

test('one job runs at a time, and only the newest waits', async () => {
  const ran: number[] = [];
  const ends: (() => void)[] = [];
  const ask = newestOnly(
    async (job: number) => {
      ran.push(job);
      await new Promise<void>((resolve) => ends.push(resolve));
    },
    (error) => expect.fail(String(error)),
  );
  for (const job of [1, 2, 3, 4]) ask(job);
  expect(ran).toEqual([1]);
  ends.shift()?.();
  await expect.poll(() => ran).toEqual([1, 4]);
  ends.shift()?.();
  await Promise.resolve();
  ask(5);
  await expect.poll(() => ran).toEqual([1, 4, 5]);
});

test('a job that fails doesn’t block the waiting job or later ones, and every failure is reported', async () => {
  const ran: number[] = [];
  const errors: unknown[] = [];
  const ask = newestOnly(
    async (job: number) => {
      ran.push(job);
      await Promise.resolve();
      throw new Error(`${job} failed`);
    },
    (error) => errors.push(error),
  );
  ask(1);
  ask(2);
  await expect.poll(() => errors).toHaveLength(2);
  ask(3);
  await expect.poll(() => errors).toHaveLength(3);
  expect(ran).toEqual([1, 2, 3]);
  expect(errors.map(String)).toEqual(ran.map((job) => `Error: ${job} failed`));
});
