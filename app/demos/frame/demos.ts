/**
 * Every demo by its folder in app/demos: the heights that the frame reserves for it, and its chunk. `load` is only called in
 * the browser (load-demo.client.ts).
 */
import { type DemoHeights, fluid } from '../kit/demo-heights.ts';
import type { DemoComponent } from '../kit/demo-props.ts';

type Demo = { heights: DemoHeights; load(): Promise<{ default: DemoComponent }> };

export const demos = {
  'developer-advocate/baseline': {
    heights: { small: 787, phone: 700, wide: 699 },
    load: () => import('../developer-advocate/baseline/index.tsx'),
  },
  'developer-advocate/in-app-browser': {
    heights: { small: 1039, phone: 879, wide: 731 },
    load: () => import('../developer-advocate/in-app-browser/index.tsx'),
  },
  'developer-advocate/line-breaks': {
    heights: { small: 951, phone: 938, wide: 721 },
    load: () => import('../developer-advocate/line-breaks/index.tsx'),
  },
  'kind-cloud': {
    heights: { small: 526, phone: 526, wide: 544 },
    load: () => import('../kind-cloud/index.tsx'),
  },
  'mathigon/coins': {
    heights: { small: 738, phone: 690, wide: 595 },
    load: () => import('../mathigon/coins/index.tsx'),
  },
  'mathigon/cubes': {
    heights: { small: 637, phone: fluid(652, 1.02), wide: 644 },
    load: () => import('../mathigon/cubes/index.tsx'),
  },
  'mathigon/fractions': {
    heights: { small: 691, phone: fluid(658, 1), wide: 680 },
    load: () => import('../mathigon/fractions/index.tsx'),
  },
  'mathigon/slides': {
    heights: { small: 823, phone: 812, wide: 689 },
    load: () => import('../mathigon/slides/index.tsx'),
  },
  scanifly: {
    heights: { small: 730, phone: 616, wide: 554 },
    load: () => import('../scanifly/index.tsx'),
  },
  snowflake: {
    heights: {
      small: fluid(945, 1.66),
      phone: `min(${fluid(900, 1.66)}, 1032px)`,
      wide: 560,
    },
    load: () => import('../snowflake/index.tsx'),
  },
  'spiral-betty': {
    heights: { small: 1178, phone: fluid(1114, 1), wide: 674 },
    load: () => import('../spiral-betty/index.tsx'),
  },
  'wanda-whirl': {
    heights: { small: 604, phone: 656, wide: 720 },
    load: () => import('../wanda-whirl/index.tsx'),
  },
  'whcc/album': {
    heights: { small: 766, phone: fluid(731, 0.75), wide: 630 },
    load: () => import('../whcc/album/index.tsx'),
  },
  'whcc/card': {
    heights: { small: 951, phone: fluid(970, 1.25), wide: 548 },
    load: () => import('../whcc/card/index.tsx'),
  },
} satisfies Record<string, Demo>;

export type DemoName = keyof typeof demos;

export const isDemoName = (name: string): name is DemoName => Object.hasOwn(demos, name);
