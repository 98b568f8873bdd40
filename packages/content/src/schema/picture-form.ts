/** What an author may choose with `frame`. */
export const FRAME_CHOICES = ['browser', 'phone', 'tablet', 'print', 'none'] as const;
export type FrameChoice = (typeof FRAME_CHOICES)[number];

/** What a picture in a text is, as a thing of paper. `plain` has a thin edge; `sheet` is paper under a small or transparent one. */
export type PictureForm = FrameChoice | 'sheet' | 'panorama' | 'plain';
