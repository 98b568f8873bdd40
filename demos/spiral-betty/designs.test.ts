import { expect, test } from 'vitest';
import { drawDesign } from './draw-design.ts';
import { pathPen } from './pen.ts';
import { remark } from './remark.ts';
import { CENTER, RADIUS, SHEET } from './sheet.ts';
import { DOT_SHAPES, START, type Settings } from './settings.ts';
import { darknessOf, type Tones } from './tones.ts';

const SIDE = 64;

/** Black on the left, white on the right. */
const HALVES: Tones = {
  width: SIDE,
  height: SIDE,
  light: Uint8Array.from({ length: SIDE * SIDE }, (_, index) =>
    index % SIDE < SIDE / 2 ? 0 : 255,
  ),
};

function pathOf(settings: Partial<Settings>, tones = HALVES): string {
  const pen = pathPen();
  const all = { ...START, ...settings };
  for (const _ of drawDesign(pen, darknessOf(tones, all.contrast, all.brightness), all));
  return pen.d();
}

/** The corners of each closed polygon. */
function shapesOf(d: string): { x: number; y: number }[][] {
  return d
    .split('Z')
    .filter(Boolean)
    .map((shape) => {
      const numbers = shape.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
      let [x, y] = [0, 0];
      const corners = [];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        x += numbers[index] ?? 0;
        y += numbers[index + 1] ?? 0;
        corners.push({ x, y });
      }
      return corners;
    });
}

/** Position and width of a band, from its two edges. */
function widthsOf(outline: readonly { x: number; y: number }[]) {
  return outline.slice(0, outline.length / 2).flatMap((one, index) => {
    const other = outline[outline.length - 1 - index];
    if (!other) return [];
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
    return [{ x, y, width: Math.hypot(one.x - other.x, one.y - other.y) }];
  });
}

test('the spiral is one closed outline, wider where the picture is darker', () => {
  const shapes = shapesOf(pathOf({ rings: 30 }));
  expect(shapes).toHaveLength(1);
  const pitch = RADIUS / 30;
  const widths = widthsOf(shapes[0] ?? []).filter(
    ({ x, y }) => Math.hypot(x - CENTER, y - CENTER) < RADIUS - pitch && Math.abs(x - CENTER) > 40,
  );
  expect(widths.length).toBeGreaterThan(2000);
  // It never touches its neighbors and never breaks.
  const off = widths.map(({ x, width }) => Math.abs(width - pitch * (x < CENTER ? 0.9 : 0.12)));
  expect(Math.max(...off)).toBeLessThan(0.1);
});

test('the spiral has the requested number of rings', () => {
  const [outline = []] = shapesOf(pathOf({ rings: 20 }));
  let turned = 0;
  const line = widthsOf(outline).map(({ x, y }) => Math.atan2(y - CENTER, x - CENTER));
  line.forEach((angle, index) => {
    const step = angle - (line[index - 1] ?? angle);
    turned += step < -Math.PI ? step + 2 * Math.PI : step;
  });
  expect(turned / (2 * Math.PI)).toBeCloseTo(19.7, 1);
});

test('lines have the requested number and angle, and are wider where the picture is darker', () => {
  const shapes = shapesOf(pathOf({ design: 'lines', lines: 24, angle: 30 }));
  expect(shapes).toHaveLength(24);
  const pitch = (2 * RADIUS) / 24;
  const middle = widthsOf(shapes[12] ?? []);
  const [first, last] = [middle[0], middle.at(-1)];
  if (!first || !last) throw new Error('no line');
  expect((Math.atan2(first.y - last.y, last.x - first.x) * 180) / Math.PI).toBeCloseTo(30, 0);
  expect(middle[10]?.width).toBeCloseTo(pitch * 0.9, 0);
  expect(middle.at(-10)?.width).toBeCloseTo(pitch * 0.12, 0);
});

test.each(DOT_SHAPES)('dots of the shape %s are larger where the picture is dark', (shape) => {
  const d = pathOf({ design: 'dots', density: 20, shape });
  const dots = d.split('Z').filter(Boolean);
  // About as many as fit in the disc.
  expect(dots.length).toBeGreaterThan(250);
  expect(dots.length).toBeLessThan(400);
  const lengths = dots.map((dot) => Number(/^M(-?[\d.]+)/.exec(dot)?.[1]));
  expect(lengths.some((x) => x < CENTER) && lengths.some((x) => x > CENTER)).toBe(true);
  const size = (dot: string) =>
    Math.max(
      ...(dot.replace(/^M[^a-z]+/, '').match(/-?[\d.]+/g) ?? []).map((n) => Math.abs(Number(n))),
    );
  const left = dots.filter((_, index) => (lengths[index] ?? 0) < CENTER - 100).map(size);
  const right = dots.filter((_, index) => (lengths[index] ?? 0) > CENTER + 100).map(size);
  expect(Math.min(...left)).toBeGreaterThan(3 * Math.max(...right));
});

test('the size of the dots and their density change the drawing', () => {
  const small = pathOf({ design: 'dots', density: 20, size: 50 });
  expect(small).not.toBe(pathOf({ design: 'dots', density: 20, size: 100 }));
  const count = (d: string) => d.split('Z').length;
  expect(count(pathOf({ design: 'dots', density: 40 }))).toBeGreaterThan(3 * count(small));
});

test.each(['spiral', 'lines'] as const)('%s stay on the paper', (design) => {
  const distances = shapesOf(pathOf({ design }))
    .flat()
    .map(({ x, y }) => Math.hypot(x - CENTER, y - CENTER));
  expect(distances.reduce((a, b) => Math.max(a, b))).toBeLessThan(SHEET / 2);
});

test('the remark has the right number of dots', () => {
  const dots: Settings = { ...START, design: 'dots', density: 33 };
  const count = pathOf(dots).split('Z').length - 1;
  expect(remark(dots)).toBe(`${count} dots, all in one path.`);
});

test('a band drawn in segments covers the same area as in one piece', () => {
  const pen = { ...pathPen(), stretch: 100 };
  for (const _ of drawDesign(pen, darknessOf(HALVES, START.contrast, START.brightness), START));
  const stretches = shapesOf(pen.d());
  const [whole = []] = shapesOf(pathOf({}));
  expect(stretches.length).toBe(Math.ceil((whole.length / 2 - 1) / 100));
  // Each starts before the previous one ends.
  const places = stretches.map(widthsOf);
  const gaps = places.slice(1).map(([first], index) => {
    const end = places[index]?.at(-2);
    return Math.hypot((first?.x ?? 0) - (end?.x ?? 0), (first?.y ?? 0) - (end?.y ?? 0));
  });
  expect(Math.max(...gaps)).toBeLessThan(0.1);
});
