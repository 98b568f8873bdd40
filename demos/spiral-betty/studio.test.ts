import { expect, test, vi } from 'vitest';
import { START_COLORS } from './colors.ts';
import { START } from './settings.ts';
import { openStudio } from './studio.ts';
import { CENTERED } from './view.ts';

test('a request after the visitor has left, such as for a picture that arrives late, starts no worker', () => {
  const begin = vi.fn<() => void>();
  vi.stubGlobal('OffscreenCanvas', EventTarget);
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        begin();
      }
      postMessage() {}
      terminate() {}
    },
  );
  const studio = openStudio();
  const request = () => void studio.preview(START, START_COLORS, 100, CENTERED);
  studio.start()();
  request();
  expect(begin).not.toHaveBeenCalled();
  const stop = studio.start();
  request();
  expect(begin).toHaveBeenCalledOnce();
  stop();
});
