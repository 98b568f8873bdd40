import { beforeEach, expect, test, vi } from 'vitest';
import { saveFailure, saveFile } from './save-file.ts';

const file = new Blob(['<svg/>'], { type: 'image/svg+xml' });
const click = vi.fn<() => void>();
const share = vi.fn<(data: ShareData) => Promise<void>>();

/** @param hasFinger whether the main pointer is a finger; @param takes whether the dialog takes files */
function useDevice(hasFinger: boolean, takes = true) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)' && hasFinger,
  }));
  vi.stubGlobal('navigator', { share, canShare: ({ files }: ShareData) => takes && files });
}

beforeEach(() => {
  click.mockReset();
  share.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ click }) });
});

const failing = (name: string) => share.mockRejectedValue(new DOMException('', name));

test('a phone shares a file, and downloads nothing', async () => {
  useDevice(true);
  expect(await saveFile(file, 'boat.svg')).toBe(true);
  const [{ files: [shared] = [] } = {}] = share.mock.calls[0] ?? [];
  expect([shared?.name, shared?.type, await shared?.text()]).toEqual([
    'boat.svg',
    'image/svg+xml',
    '<svg/>',
  ]);
  expect(click).not.toHaveBeenCalled();
});

test('a visitor who dismisses the dialog keeps nothing, and nothing is downloaded', async () => {
  useDevice(true);
  failing('AbortError');
  expect(await saveFile(file, 'boat.svg')).toBe(false);
  expect(click).not.toHaveBeenCalled();
});

test('a dialog that fails is replaced by a download', async () => {
  useDevice(true);
  failing('NotAllowedError');
  expect(await saveFile(file, 'boat.svg')).toBe(true);
  expect(click).toHaveBeenCalledOnce();
});

test.each([
  ['a mouse', false, true],
  ['a dialog that takes no such file', true, false],
])('with %s, a file is downloaded', async (_, hasFinger, takes) => {
  useDevice(hasFinger, takes);
  expect(await saveFile(file, 'boat.svg')).toBe(true);
  expect(share).not.toHaveBeenCalled();
  expect(click).toHaveBeenCalledOnce();
});

test.each([
  ['PNG', true, /download the SVG/],
  ['PNG', false, /try again\.$/],
  ['SVG', true, /try again\.$/],
])('a %s that fails names the SVG only where there is one', (format, hasSvg, words) => {
  expect(saveFailure(format, { hasSvg })).toMatch(words);
});
