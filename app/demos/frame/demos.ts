/** Every demo, by its folder in app/demos, with the heights that the frame reserves for it. */
import type { DemoHeights } from './demo-heights.ts';
import { heights as developerAdvocateBaseline } from '../developer-advocate/baseline/heights.ts';
import { heights as developerAdvocateInAppBrowser } from '../developer-advocate/in-app-browser/heights.ts';
import { heights as developerAdvocateLineBreaks } from '../developer-advocate/line-breaks/heights.ts';
import { heights as kindCloud } from '../kind-cloud/heights.ts';
import { heights as mathigonCoins } from '../mathigon/coins/heights.ts';
import { heights as mathigonCubes } from '../mathigon/cubes/heights.ts';
import { heights as mathigonFractions } from '../mathigon/fractions/heights.ts';
import { heights as mathigonSlides } from '../mathigon/slides/heights.ts';
import { heights as scanifly } from '../scanifly/heights.ts';
import { heights as snowflake } from '../snowflake/heights.ts';
import { heights as spiralBetty } from '../spiral-betty/heights.ts';
import { heights as wandaWhirl } from '../wanda-whirl/heights.ts';
import { heights as whccAlbum } from '../whcc/album/heights.ts';
import { heights as whccCard } from '../whcc/card/heights.ts';

export const DEMO_HEIGHTS = {
  'developer-advocate/baseline': developerAdvocateBaseline,
  'developer-advocate/in-app-browser': developerAdvocateInAppBrowser,
  'developer-advocate/line-breaks': developerAdvocateLineBreaks,
  'kind-cloud': kindCloud,
  'mathigon/coins': mathigonCoins,
  'mathigon/cubes': mathigonCubes,
  'mathigon/fractions': mathigonFractions,
  'mathigon/slides': mathigonSlides,
  scanifly,
  snowflake,
  'spiral-betty': spiralBetty,
  'wanda-whirl': wandaWhirl,
  'whcc/album': whccAlbum,
  'whcc/card': whccCard,
} satisfies Record<string, DemoHeights>;

export type DemoName = keyof typeof DEMO_HEIGHTS;
