import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

/** What the settings of a browser allow. */
async function allowed({ connection = {}, media = '', animations = '' }) {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === media }));
  vi.stubGlobal('localStorage', { getItem: () => animations });
  const { mayLoadMore, mayMove, savesData } = await import('./motion.ts');
  return { moves: mayMove(), loadsMore: mayLoadMore(), savesData: savesData() };
}

test.each([
  ['by default', {}, [true, true, false]],
  ['data saving', { connection: { saveData: true, effectiveType: '4g' } }, [false, false, true]],
  ['reduced data', { media: '(prefers-reduced-data: reduce)' }, [false, false, true]],
  ['a connection of 2g', { connection: { effectiveType: 'slow-2g' } }, [true, false, false]],
  ['a connection of 3g', { connection: { effectiveType: '3g' } }, [true, false, false]],
  ['a connection of 4g', { connection: { effectiveType: '4g' } }, [true, true, false]],
  ['reduced motion', { media: '(prefers-reduced-motion: reduce)' }, [false, true, false]],
  ['paused animations', { animations: 'paused' }, [false, true, false]],
] as const)(
  'what may move and load: %s',
  async (_setting, settings, [moves, loadsMore, savesData]) => {
    expect(await allowed(settings)).toEqual({ moves, loadsMore, savesData });
  },
);
