/**
 * The gradient over a card's picture, beneath its text: from the card's color at the bottom to nothing. The card has it as
 * CSS, and the content check calculates contrast with it. Heights are percentages of the card's height, from the bottom.
 */

/** Up to this height, nothing of the picture is seen. */
const SOLID_HEIGHT = 5;
/** Opacity halfway up, %. */
const MIDDLE_OPACITY = 76;

/** The gradient's height where text has its usual size. */
export const GRADIENT_HEIGHT = 18;

/** @param height as CSS, such as "18%" */
export const cardGradient = (color: string, height = `${GRADIENT_HEIGHT}%`) =>
  `linear-gradient(to top, ${color} ${SOLID_HEIGHT}%, color-mix(in srgb, ${color} ${MIDDLE_OPACITY}%, transparent) calc(${height} / 2), transparent ${height})`;

/** Opacity of the gradient in its usual height, 0 to 1. */
export function gradientOpacity(height: number): number {
  const middle = GRADIENT_HEIGHT / 2;
  const between = (top: number, bottom: number, from: number, to: number) =>
    from + ((to - from) * (height - bottom)) / (top - bottom);
  if (height <= SOLID_HEIGHT) return 1;
  if (height <= middle) return between(middle, SOLID_HEIGHT, 1, MIDDLE_OPACITY / 100);
  return Math.max(0, between(GRADIENT_HEIGHT, middle, MIDDLE_OPACITY / 100, 0));
}
