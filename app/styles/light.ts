/** Colors of the light theme. Those of the dark one are in lamplight.css. */
import { PAPER } from 'portfolio-content/schema';

export const LIGHT = {
  ground: PAPER,
  groundDeep: '#dccdb3',
  page: '#ffffff',
  raised: '#ffffff',
  sheet: '#f9f5ef',
  lace: '#cdbf9f',
  ink: '#2b2420',
  quiet: '#665a50',
  mediaGround: '#d3d3d3',
  focus: '#14507a',
};
