/** The settings: design and sliders, and a description of the result. */

export const DESIGNS = ['spiral', 'dots', 'lines'] as const;
export type Design = (typeof DESIGNS)[number];

export const DOT_SHAPES = ['circle', 'square', 'diamond', 'heart', 'star'] as const;
export type DotShape = (typeof DOT_SHAPES)[number];

export type Settings = {
  design: Design;
  /** Turns of the spiral. */
  rings: number;
  /** Number of lines. */
  lines: number;
  /** Degrees, counterclockwise from horizontal. */
  angle: number;
  /** Dots across the disc. */
  density: number;
  /** Size of a dot where the picture is black, percent of the maximum. */
  size: number;
  shape: DotShape;
  /** Percent; 100 leaves the picture unchanged. */
  contrast: number;
  /** Percent of the range from black to white. */
  brightness: number;
};

export const START: Settings = {
  design: 'spiral',
  rings: 42,
  lines: 60,
  angle: 30,
  density: 52,
  size: 100,
  shape: 'circle',
  contrast: 120,
  brightness: 0,
};

type Range = {
  name: Exclude<keyof Settings, 'design' | 'shape'>;
  label: string;
  min: number;
  max: number;
  /** Formats a value. */
  text(value: number): string;
  /** The designs that have this slider. */
  designs: readonly Design[];
};

const plain = (value: number) => String(value);
const percent = (value: number) => `${value} %`;
const minus = (value: number) => String(value).replace('-', '−');
const degrees = (value: number) => `${minus(value)}°`;
const signed = (value: number) => (value > 0 ? `+${value}` : minus(value));

/** The sliders in the order in which they are shown. */
export const RANGES: readonly Range[] = [
  { name: 'rings', label: 'Ring count', min: 12, max: 72, text: plain, designs: ['spiral'] },
  { name: 'lines', label: 'Line count', min: 12, max: 90, text: plain, designs: ['lines'] },
  { name: 'angle', label: 'Line angle', min: -90, max: 90, text: degrees, designs: ['lines'] },
  { name: 'density', label: 'Dot density', min: 16, max: 90, text: plain, designs: ['dots'] },
  { name: 'size', label: 'Dot size', min: 40, max: 130, text: percent, designs: ['dots'] },
  { name: 'contrast', label: 'Contrast', min: 40, max: 220, text: percent, designs: DESIGNS },
  { name: 'brightness', label: 'Brightness', min: -40, max: 40, text: signed, designs: DESIGNS },
];

export const rangesOf = (design: Design) =>
  RANGES.filter(({ designs }) => designs.includes(design));

/** The result in words: "Spiral with 42 rings, contrast 120 %". */
export function describe(settings: Settings): string {
  const { design, rings, lines, angle, density, size, shape, contrast, brightness } = settings;
  const parts = {
    spiral: [`Spiral with ${rings} rings`],
    dots: [
      `Dots, ${density} across`,
      `shaped like a ${shape}`,
      size !== START.size && `size ${size} %`,
    ],
    lines: [`${lines} lines at ${angle} degrees`],
  }[design];
  return [
    ...parts,
    contrast !== START.contrast && `contrast ${contrast} %`,
    brightness !== START.brightness && `brightness ${signed(brightness)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
