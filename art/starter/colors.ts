/** All colors of a new card, from one hue. */

/** HSL -> #rrggbb. @param hue degrees @param saturation, lightness 0 to 1 */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

export type StarterColors = ReturnType<typeof colorsOf>;

/** @param hue degrees on the color wheel: 0 red, 60 yellow, 120 green, 210 blue, 280 violet */
export const colorsOf = (hue: number) => ({
  /** Fields of the frontmatter. */
  color: hsl(hue, 0.55, 0.15),
  textColor: '#ffffff',
  border: hsl(hue, 0.5, 0.93),
  logoBorder: hsl(hue, 0.5, 0.95),
  typesColor: hsl(hue, 0.6, 0.3),
  /** The picture, from far to near. */
  sky: [hsl(hue, 0.5, 0.36), hsl(hue + 12, 0.5, 0.72), hsl(hue + 40, 0.6, 0.88)],
  disc: hsl(hue + 45, 0.75, 0.93),
  ridges: [
    hsl(hue + 14, 0.32, 0.7),
    hsl(hue + 10, 0.36, 0.57),
    hsl(hue + 4, 0.42, 0.43),
    hsl(hue, 0.48, 0.29),
  ],
  ground: hsl(hue, 0.52, 0.17),
  kite: [
    hsl(hue + 170, 0.55, 0.58),
    hsl(hue + 185, 0.6, 0.44),
    '#fff6e2',
    hsl(hue + 40, 0.5, 0.58),
  ],
  line: '#fff9ec',
  letters: hsl(hue, 0.6, 0.26),
});
