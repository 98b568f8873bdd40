import type { FrameKind, Size } from './frames.ts';

/** Portrait pictures of these shapes are of phones and tablets; narrower ones are long pages. */
const PORTRAIT = { phone: 0.4, tablet: 0.64, page: 0.86 } as const;

/** The frame of a picture by its shape: portrait screenshots are of phones, even if others are in browser windows. */
export function frameOf(picture: Size, kind: FrameKind | undefined): FrameKind {
  if (kind && kind !== 'browser') return kind;
  const aspect = picture.width / picture.height;
  if (aspect < PORTRAIT.phone || aspect >= PORTRAIT.page) return 'browser';
  return aspect < PORTRAIT.tablet ? 'phone' : 'tablet';
}
