import { expect, test } from 'vitest';
import { newestOnly } from './newest-only.ts';

test('one job runs at a time, and only the newest waits', async () => {
  const ran: number[] = [];
  const ends: (() => void)[] = [];
  const ask = newestOnly(async (job: number) => {
    ran.push(job);
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  for (const job of [1, 2, 3, 4]) ask(job);
  expect(ran).toEqual([1]);
  ends.shift()?.();
  await expect.poll(() => ran).toEqual([1, 4]);
  ends.shift()?.();
  await Promise.resolve();
  ask(5);
  await expect.poll(() => ran).toEqual([1, 4, 5]);
});

test('a job that fails doesn’t block the waiting job or later ones', async () => {
  const ran: number[] = [];
  const ask = newestOnly(async (job: number) => {
    ran.push(job);
    await Promise.resolve();
    if (job === 1) throw new Error('failed');
  });
  const failed = ask(1);
  void ask(2);
  await expect(failed).rejects.toThrow('failed');
  await ask(3);
  expect(ran).toEqual([1, 2, 3]);
});
