/**
 * The color of a shadow: brown, and black by lamplight (lamplight.css).
 * @param strength 0 to 1
 */
export function shade(strength: number): string {
  return `rgb(var(--shade, 60 42 24) / ${strength})`;
}
