import { SCENES, type ScreenshotComposition } from './names.ts';
import { expect, test } from 'vitest';
import { type CardSettings, drawCard, type Size } from './draw-card.ts';
import { joinParts, swing } from './card-parts.ts';
import { pointOn } from './screenshots/frames.ts';
import { layOut } from './screenshots/layout.ts';
import { SCREENSHOT_COMPOSITIONS } from './screenshots/screenshots.ts';
import { sheet } from './paper/paper.ts';
import { createRandom } from './paper/random.ts';

const WIDE: Size = { width: 1440, height: 900 };
const TALL: Size = { width: 780, height: 1688 };
/** Phones crop the rest of a card, units. */
const SAFE = { left: 62, right: 554 };
/** Where the room of the title ends, units. */
const TITLE_FOOT = 330;

const everyComposition: CardSettings[] = [
  ...SCENES.pattern.map((motif) => ({ kind: 'pattern', motif }) as const),
  ...SCENES.screens.map((scene) => ({ kind: 'screens', scene }) as const),
  ...SCENES.photo.map((scene) => ({ kind: 'photo', scene }) as const),
];

test('the same input gives the same drawing', () => {
  const input = { slug: 'atlas', hue: 210, card: { kind: 'screens' }, pictures: [WIDE] } as const;
  expect(drawCard(input)).toEqual(drawCard(input));
});

test('cards of neighboring slugs look different', () => {
  const drawings = Array.from({ length: 12 }, (_, index) =>
    drawCard({ slug: `project-${index}`, hue: 210 }),
  );
  const motifs = drawings.map(({ layers }) => layers.map(({ name }) => name).join());
  expect(new Set(motifs).size).toBeGreaterThan(5);
  const skies = drawings.map(({ palette }) => palette.sky.join());
  expect(new Set(skies).size).toBe(12);
});

test('every scene has layers with names of their own, and moves only those', () => {
  for (const card of everyComposition) {
    for (const [slug, hue] of [
      ['a', 30],
      ['b', 150],
      ['c', 270],
    ] as const) {
      const { layers, idleAnimations } = drawCard({ slug, hue, card, pictures: [WIDE, TALL] });
      const names = layers.map(({ name }) => name);
      expect(new Set(names).size, `${JSON.stringify(card)}: ${names.join()}`).toBe(names.length);
      expect(layers.length).toBeGreaterThan(4);
      for (const { sheets, travel } of layers) {
        expect(sheets.length).toBeGreaterThan(0);
        expect(Math.abs(travel)).toBeLessThanOrEqual(12);
      }
      expect(idleAnimations.length).toBeGreaterThan(0);
      for (const entry of idleAnimations) {
        expect(names).toContain(entry.layer);
        expect(entry.seconds).toBeGreaterThan(0);
      }
    }
  }
});

test('a layer without sheets is left out, and so is its motion', () => {
  const sky = { name: 'sky', travel: -10, sheets: [sheet('M0 0h9v9Z', '#aabbcc')] };
  const idleAnimations = [swing({ layer: 'sky' }), swing({ layer: 'birds' })];
  const joined = joinParts([
    { layers: [sky, { name: 'birds', travel: 0, sheets: [] }] },
    { layers: [], idleAnimations },
  ]);
  expect(joined).toEqual({ layers: [sky], idleAnimations: [swing({ layer: 'sky' })] });
});

test('the sheet under the text is the nearest one and stands still', () => {
  for (const card of everyComposition) {
    const { layers } = drawCard({ slug: 'text', hue: 150, card, pictures: [WIDE] });
    expect(layers.at(-1)).toMatchObject({ name: 'ground', travel: 0 });
  }
});

test('phones, which crop a card, show the whole first picture', () => {
  const random = createRandom(5);
  const room = { top: 352, foot: 790 };
  const shapes: Size[] = [WIDE, TALL, { width: 4000, height: 500 }, { width: 1, height: 1 }];
  for (const first of shapes) {
    for (const others of [[], [TALL], [WIDE], [WIDE, TALL]]) {
      for (let repeat = 0; repeat < 10; repeat++) {
        const [slot] = layOut([first, ...others], undefined, room, random);
        if (!slot) throw new Error('Nothing was laid out');
        const corners = [-0.47, 0.47].flatMap((across) =>
          [-0.47, 0.47].map((down) => pointOn(slot.place, across, down)[0]),
        );
        expect(Math.min(...corners)).toBeGreaterThan(SAFE.left);
        expect(Math.max(...corners)).toBeLessThan(SAFE.right);
      }
    }
  }
});

const useOf = (picture: Size, scene?: ScreenshotComposition) => {
  const card = { kind: 'screens', ...(scene ? { scene } : {}) } as const;
  const [use] = drawCard({ slug: 'x', hue: 20, card, pictures: [picture] }).uses;
  if (!use) throw new Error('The picture is missing');
  return use;
};

test('a screenshot of an ordinary shape is shown whole, in its own shape', () => {
  const shapes: Size[] = [WIDE, TALL, { width: 1536, height: 2048 }, { width: 2000, height: 1000 }];
  for (const scene of SCENES.screens) {
    for (const picture of shapes) {
      const { crop, width, height } = useOf(picture, scene);
      expect(crop.width).toBeGreaterThan(picture.width * 0.98);
      expect(crop.height).toBeGreaterThan(picture.height * 0.98);
      expect(width / height).toBeCloseTo(picture.width / picture.height, 1);
    }
  }
});

test('of a panorama the left part is shown, and of a long page the top', () => {
  const panorama = useOf({ width: 6000, height: 900 }).crop;
  expect(panorama).toMatchObject({ left: 0, top: 0, height: 900 });
  expect(panorama.width).toBeLessThan(2200);
  const page = useOf({ width: 1200, height: 5000 }).crop;
  expect(page).toMatchObject({ left: 0, top: 0, width: 1200 });
  expect(page.height).toBeLessThan(1500);
});

test('small screenshots are not enlarged until they blur', () => {
  for (const scene of SCENES.screens) {
    const { crop, width } = useOf({ width: 160, height: 100 }, scene);
    expect(width / crop.width).toBeLessThanOrEqual(1.26);
  }
});

test('screenshots stay below the title', () => {
  const shapes: Size[] = [WIDE, TALL, { width: 1200, height: 5000 }, { width: 90, height: 60 }];
  const random = createRandom(3);
  for (const { room } of Object.values(SCREENSHOT_COMPOSITIONS)) {
    for (const first of shapes) {
      for (const others of [[], [TALL], [WIDE, WIDE]]) {
        const slots = layOut([first, ...others], undefined, room, random);
        const tops = slots.flatMap(({ place }) =>
          [-0.5, 0.5].map((across) => pointOn(place, across, -0.5)[1]),
        );
        expect(Math.min(...tops)).toBeGreaterThan(TITLE_FOOT);
      }
    }
  }
});

test('the focus of a photo stays in view', () => {
  const photo: Size = { width: 3000, height: 1000 };
  for (const scene of SCENES.photo) {
    const card = { kind: 'photo', scene, focus: [80, 40] } as const;
    const [use] = drawCard({ slug: 'faces', hue: 90, card, pictures: [photo] }).uses;
    if (!use) throw new Error('The photo is missing');
    const { left, top, width, height } = use.crop;
    expect(left).toBeLessThan(2400);
    expect(left + width).toBeGreaterThan(2400);
    expect(left + width).toBeLessThanOrEqual(3000);
    expect(top).toBeLessThan(400);
    expect(top + height).toBeGreaterThan(400);
  }
});

test('a photo has half of the room above the text, and is clear of the title where its focus is', () => {
  const shapes: Size[] = [
    { width: 3000, height: 2000 },
    { width: 1200, height: 1600 },
  ];
  for (const scene of SCENES.photo) {
    for (const photo of shapes) {
      const card = { kind: 'photo', scene, focus: [50, 30] } as const;
      const [use] = drawCard({ slug: 'half', hue: 90, card, pictures: [photo] }).uses;
      if (!use) throw new Error('The photo is missing');
      expect(use.width * use.height).toBeGreaterThan((616 * (888 - TITLE_FOOT)) / 2);
      if (use.height > 888 - TITLE_FOOT + 100) throw new Error('The face is behind the title');
    }
  }
});

test('a card of screenshots without one is refused', () => {
  expect(() => drawCard({ slug: 'none', hue: 0, card: { kind: 'screens' } })).toThrow(
    'The card of none has no picture',
  );
});
