/** What a screenshot can be mounted in. */
export const FRAMES = ['browser', 'phone', 'tablet', 'print'] as const;

/** The values of `frame` on a picture in a text. */
export const FRAME_CHOICES = [...FRAMES, 'none'] as const;
export type FrameChoice = (typeof FRAME_CHOICES)[number];

/** How a picture in a text is shown. `plain` has a thin edge; `sheet` is the paper under a small or transparent picture. */
export type PictureForm = FrameChoice | 'sheet' | 'panorama' | 'plain';
