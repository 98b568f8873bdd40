/** Positions of photos and text on a card, for each product and layout, in inches. */
import type { Area, FoilPrint, Mark } from '../shared/stencil.ts';
import {
  type Design,
  groundOf,
  type Layout,
  LAYOUTS,
  type Product,
  PRODUCTS,
  THEMES,
} from './design.ts';

export type Arrangement = { frames: readonly Area[]; greeting: Area; line: Area; leaf?: Area };

/** Gap between frames, inches. */
const GAP_IN = 0.14;

/** Divides an area in two: side by side, or one above the other. */
function halves({ x, y, width, height }: Area, beside: boolean, share = 0.5): [Area, Area] {
  if (beside) {
    const first = (width - GAP_IN) * share;
    return [
      { x, y, width: first, height },
      { x: x + first + GAP_IN, y, width: width - GAP_IN - first, height },
    ];
  }
  const first = (height - GAP_IN) * share;
  return [
    { x, y, width, height: first },
    { x, y: y + first + GAP_IN, width, height: height - GAP_IN - first },
  ];
}

function framesIn(area: Area, layout: Layout): Area[] {
  const wide = area.width >= area.height;
  switch (LAYOUTS[layout]) {
    case 2:
      return halves(area, wide);
    case 3: {
      const [large, rest] = halves(area, wide, 0.62);
      return [large, ...halves(rest, !wide)];
    }
    case 4:
      return halves(area, false).flatMap((row) => halves(row, true));
    default:
      return [area];
  }
}

export function arrange(product: Product, layout: Layout): Arrangement {
  const { width, height } = PRODUCTS[product];
  const full = layout === 'Full bleed';
  const side = full ? 0 : 0.46;
  if (width > height * 1.2) {
    const share = full ? 0.56 : 0.53;
    const photo = { x: side, y: side, width: width * share - side, height: height - 2 * side };
    const left = width * share + 0.28;
    const room = width - left - 0.46;
    return {
      frames: framesIn(photo, layout),
      greeting: { x: left, y: height * 0.2, width: room, height: height * 0.32 },
      line: { x: left, y: height * 0.54, width: room, height: height * 0.14 },
      leaf: { x: left + room / 2 - 0.3, y: height * 0.72, width: 0.6, height: 0.82 },
    };
  }
  const slim = height > width * 1.7;
  const square = height < width * 1.2;
  const share = full ? 0.64 : square ? 0.6 : slim ? 0.52 : 0.58;
  const photo = { x: side, y: side, width: width - 2 * side, height: height * share - side };
  const top = height * share + (square ? 0.16 : 0.22);
  const foot = height - 0.5;
  const hasLeaf = !square && !full;
  const leafHeight = hasLeaf ? (slim ? 1.25 : 0.8) : 0;
  const words = foot - top - leafHeight;
  const room = width - 1.1;
  return {
    frames: framesIn(photo, layout),
    greeting: { x: 0.55, y: top, width: room, height: words * 0.62 },
    line: { x: 0.55, y: top + words * 0.64, width: room, height: words * 0.3 },
    ...(hasLeaf && {
      leaf: { x: width / 2 - 0.4, y: foot - leafHeight, width: 0.8, height: leafHeight - 0.06 },
    }),
  };
}

/** A border along the edges of the card, inches. */
function borderOf(product: Product, inset: number, line: number): Mark {
  const { width, height } = PRODUCTS[product];
  const area = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  return { kind: 'border', area, line };
}

/** What all sides of the card have in common: the foil, or ink in the accent color. */
function printOn({ product, theme, foil }: Pick<Design, 'product' | 'theme' | 'foil'>) {
  const { width, height } = PRODUCTS[product];
  return {
    width,
    height,
    metal: foil,
    ground: groundOf(theme),
    plainColor: THEMES[theme].accent,
  };
}

export function frontPrint(design: Design): FoilPrint {
  const { product, theme, layout, greeting, line, lettering } = design;
  const places = arrange(product, layout);
  const foil: Mark[] = [
    { kind: 'words', text: greeting, lettering, area: places.greeting, largest: 1.15 },
  ];
  if (layout !== 'Full bleed') {
    foil.push(borderOf(product, 0.2, 0.045), borderOf(product, 0.29, 0.015));
  }
  if (places.leaf) {
    const { x, y, width, height } = places.leaf;
    foil.push({ kind: 'leaf', x: x + width / 2, y: y + height / 2, height, turn: 14 });
  }
  const ink: Mark[] = [
    { kind: 'words', text: line, lettering: 'Book', area: places.line, largest: 0.36 },
  ];
  return { ...printOn(design), foil, ink, inkColor: THEMES[theme].ink };
}

/** The back, with a leaf. */
export function backPrint(design: Parameters<typeof printOn>[0]): FoilPrint {
  const print = printOn(design);
  const { width, height } = print;
  return {
    ...print,
    foil: [{ kind: 'leaf', x: width / 2, y: height * 0.86, height: 0.62, turn: 8 }],
  };
}

/** The text inside a folded card, with a border, and a leaf below. */
export function insidePrint(
  design: Pick<Design, 'product' | 'theme' | 'foil' | 'message' | 'lettering'>,
): FoilPrint {
  const { product, theme, message: text, lettering } = design;
  const print = printOn(design);
  const { width, height } = print;
  const side = 0.68;
  const area = { x: side, y: height * 0.2, width: width - 2 * side, height: height * 0.46 };
  const color = THEMES[theme].inside;
  return {
    ...print,
    ground: 'onLight',
    plainColor: color,
    foil: [
      borderOf(product, 0.32, 0.02),
      { kind: 'leaf', x: width / 2, y: height * 0.76, height: height * 0.12, turn: 14 },
    ],
    ink: [{ kind: 'words', text, lettering, area, largest: 0.72 }],
    inkColor: color,
  };
}
