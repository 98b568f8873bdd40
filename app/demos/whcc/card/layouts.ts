/** Positions of photos and text on a card, for each product and layout, in inches. */
import type { Area, Mark } from '../shared/stencil.ts';
import { type Design, type Layout, LAYOUTS, type Product, PRODUCTS } from './design.ts';

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

/** Foil marks on the front, or without foil printed in the accent color. */
export function foilMarks({ product, layout, greeting, lettering }: Design): Mark[] {
  const { width, height } = PRODUCTS[product];
  const { greeting: area, leaf } = arrange(product, layout);
  const marks: Mark[] = [{ kind: 'words', text: greeting, lettering, area, largest: 1.15 }];
  if (layout !== 'Full bleed') {
    for (const [inset, line] of [
      [0.2, 0.045],
      [0.29, 0.015],
    ] as const) {
      const border = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
      marks.push({ kind: 'border', area: border, line });
    }
  }
  if (leaf) {
    const middle = { x: leaf.x + leaf.width / 2, y: leaf.y + leaf.height / 2 };
    marks.push({ kind: 'leaf', ...middle, height: leaf.height, turn: 14 });
  }
  return marks;
}

/** Foil marks on the back: a leaf. */
export function backFoilMarks({ product }: Pick<Design, 'product'>): Mark[] {
  const { width, height } = PRODUCTS[product];
  return [{ kind: 'leaf', x: width / 2, y: height * 0.86, height: 0.62, turn: 8 }];
}

/** Foil marks inside a folded card: a border and a leaf below the text. */
export function insideFoilMarks({ product }: Pick<Design, 'product'>): Mark[] {
  const { width, height } = PRODUCTS[product];
  const inset = 0.32;
  const border = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  return [
    { kind: 'border', area: border, line: 0.02 },
    { kind: 'leaf', x: width / 2, y: height * 0.76, height: height * 0.12, turn: 14 },
  ];
}

/** Ink marks inside. */
export function insideInkMarks({
  product,
  message,
  lettering,
}: Pick<Design, 'product' | 'message' | 'lettering'>): Mark[] {
  const { width, height } = PRODUCTS[product];
  const side = 0.68;
  const area = { x: side, y: height * 0.2, width: width - 2 * side, height: height * 0.46 };
  return [{ kind: 'words', text: message, lettering, area, largest: 0.72 }];
}

/** Ink marks on the front. */
export function inkMarks({ product, layout, line }: Design): Mark[] {
  const area = arrange(product, layout).line;
  return [{ kind: 'words', text: line, lettering: 'Book', area, largest: 0.36 }];
}
