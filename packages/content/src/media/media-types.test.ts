import { expect, test } from 'vitest';
import { mediaNames } from './media-types.ts';

test('editors know every picture and video by the name that a text uses', () => {
  const files = [
    'x',
    'x/Robin.JPG',
    "x/it's.svg",
    'x/screens/a.AVIF',
    'y/Robin.JPG',
    'x/notes.txt',
  ];
  const videos = ['x/fold.h264.mp4', 'x/fold.av1.mp4', 'x/Clip.MOV'];
  expect(mediaNames([...files, ...videos])).toEqual([
    'Clip.MOV',
    'Robin.JPG',
    'fold.av1.mp4',
    'fold.h264.mp4',
    'fold.mp4',
    "it's.svg",
    'screens/a.AVIF',
  ]);
});
