import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFile } from './create-pictures.ts';
import { ROLES } from './roles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'create-pictures-'));
});
afterEach(() => rm(root, { recursive: true }));

const nameOf = async (file: string) => `/${path.basename(file)}`;
const target = {
  copy: nameOf,
  write: nameOf,
  create: async (file: string, { format }: { format: string }) => `${await nameOf(file)}.${format}`,
};

test.each([
  ['share.png', { src: '/share.png', w: 800, h: 500 }],
  ['share.jpg', { src: '/share.jpg', w: 800, h: 500 }],
  ['share.webp', { src: '/share.webp.jpeg', w: 800, h: 500 }],
])('the picture for shared links %s comes with its own size', async (name, expected) => {
  const file = path.join(root, name);
  await sharp({ create: { width: 800, height: 500, channels: 3, background: '#345' } }).toFile(
    file,
  );
  expect(await importFile(file, new URLSearchParams(ROLES.share.query), target)).toEqual(expected);
});
