import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGeometry } from './geometry.ts';

/** A strip at 1440 x 900: nine cards, with a fractional pitch. */
const nine = () => createGeometry({ count: 9, pitch: 484.24, width: 1440 });

/** The slots that hold the cards at a position. */
function heldSlots(geometry: ReturnType<typeof createGeometry>, count: number, position: number) {
  const last = geometry.lastSlot(position);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

describe('mode', () => {
  test('the list loops if it is at least one pitch wider than the viewport', () => {
    expect(createGeometry({ count: 4, pitch: 400, width: 1200 }).mode).toBe('loop');
    expect(createGeometry({ count: 4, pitch: 400, width: 1201 }).mode).toBe('finite');
  });

  test('the list is finite if it is wider than the viewport but too short to loop', () => {
    expect(createGeometry({ count: 4, pitch: 400, width: 1599 }).mode).toBe('finite');
    expect(createGeometry({ count: 4, pitch: 400, width: 1600 }).mode).toBe('fit');
  });

  test('a list without slots is a grid', () => {
    expect(createGeometry({ count: 9, pitch: 0, width: 390 }).mode).toBe('grid');
  });

  test('there are 60 slots per card in a loop, else one', () => {
    expect(nine().slotCount).toBe(540);
    expect(createGeometry({ count: 4, pitch: 400, width: 1500 }).slotCount).toBe(4);
  });
});

test('position and scroll offset convert to each other', () => {
  for (const width of [390, 1440, 4200]) {
    const geometry = createGeometry({ count: 9, pitch: 484.24, width });
    for (const position of [0, 3.5, 270, 539.9]) {
      expect(geometry.positionAt(geometry.scrollLeftAt(position))).toBeCloseTo(position, 9);
    }
  }
});

test('a position maps to an offset that centers its slot', () => {
  const geometry = nine();
  const middleOfSlot = 270.5 * 484.24;
  expect(geometry.scrollLeftAt(270) + 1440 / 2).toBeCloseTo(middleOfSlot, 9);
});

test('slots hold every card once, in cyclic order, at every position', () => {
  for (const count of [4, 5, 9, 40]) {
    const geometry = createGeometry({ count, pitch: 100, width: 300 });
    for (let position = 0; position < 3 * count; position += 0.13) {
      const cards = heldSlots(geometry, count, position).map(geometry.cardIn);
      expect([...cards].sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
      cards.slice(1).forEach((card, index) => {
        expect(card).toBe(((cards[index] ?? 0) + 1) % count);
      });
    }
  }
});

test('every slot in view holds a card, however narrow the margin', () => {
  for (const count of [2, 3, 4, 9, 10]) {
    const pitch = 100;
    const width = (count - 1) * pitch;
    const geometry = createGeometry({ count, pitch, width });
    expect(geometry.mode).toBe('loop');
    for (let position = 100; position < 100 + 2 * count; position += 0.07) {
      const left = geometry.scrollLeftAt(position);
      const held = heldSlots(geometry, count, position);
      for (let slot = Math.floor(left / pitch); slot * pitch < left + width - 1e-6; slot++) {
        expect(held, `count ${count}, position ${position}`).toContain(slot);
      }
    }
  }
});

test('the offset to the center is a whole number of cycles and leads to the middle of the strip', () => {
  const geometry = nine();
  for (const position of [3, 17.2, 270, 400, 538]) {
    const offset = geometry.offsetToCenter(position);
    expect(Math.abs(offset % 9)).toBe(0);
    expect(position + offset).toBeGreaterThanOrEqual(270 - 0.5);
    expect(position + offset).toBeLessThan(278.5);
  }
});

test('a card is reached in the slot nearest to the position', () => {
  expect(nine().nearestSlot(8, 270)).toBe(269);
  expect(nine().nearestSlot(4, 270)).toBe(274);
  expect(createGeometry({ count: 4, pitch: 400, width: 1500 }).nearestSlot(3, 0)).toBe(3);
});

test('for any number of cards, pitch, window and scroll offset every slot in view has its card, and no card is farther than half the list from the middle', () => {
  const strips = fc
    .record({
      count: fc.integer({ min: 1, max: 300 }),
      pitch: fc.double({ min: 60, max: 1200, noNaN: true }),
      width: fc.integer({ min: 200, max: 5200 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .filter(({ count, pitch, width }) => count * pitch >= width + pitch);
  fc.assert(
    fc.property(strips, ({ count, pitch, width, share }) => {
      const geometry = createGeometry({ count, pitch, width });
      expect(geometry.mode).toBe('loop');
      // At least one list length from the ends, because the strip is recentered before it gets there.
      const scrollLeft = (count + share * (geometry.slotCount - 2 * count)) * pitch - width / 2;
      const position = geometry.positionAt(scrollLeft);
      const held = heldSlots(geometry, count, position);
      expect(new Set(held.map(geometry.cardIn)).size).toBe(count);
      const farthest = Math.max(...held.map((slot) => Math.abs(slot - position)));
      expect(farthest).toBeLessThanOrEqual(count / 2 + 1e-6);
      const strayed = held.filter(
        (slot) => geometry.nearestSlot(geometry.cardIn(slot), slot) !== slot,
      );
      expect(strayed).toEqual([]);
      // The first and the last slot in view imply all between them.
      expect(held[0]).toBeLessThanOrEqual(Math.floor(scrollLeft / pitch + 1e-9));
      expect(held.at(-1)).toBeGreaterThanOrEqual(
        Math.ceil((scrollLeft + width) / pitch - 1e-9) - 1,
      );
    }),
    { numRuns: 500, seed: 20_261_121 },
  );
});

test('a recentered strip looks the same, whatever its dimensions', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 300 }),
      fc.integer({ min: 60, max: 1200 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, pitch, share) => {
        const geometry = createGeometry({ count, pitch, width: (count - 1) * pitch });
        const position = share * (geometry.slotCount - 1);
        const offset = geometry.offsetToCenter(position);
        expect(Math.abs(offset % count)).toBe(0);
        expect(geometry.cardIn(Math.round(position) + offset)).toBe(
          geometry.cardIn(Math.round(position)),
        );
        expect(
          geometry.scrollLeftAt(position + offset) - geometry.scrollLeftAt(position),
        ).toBeCloseTo(offset * pitch, 4);
      },
    ),
    { numRuns: 500, seed: 20_261_121 },
  );
});
