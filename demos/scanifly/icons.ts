import { makeIcon } from '#app/demo-kit/controls/icons.tsx';

export const Icon = makeIcon({
  fit: 'M4 12 12 5l8 7M6.5 10.5V19h11v-8.5',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  rotate: 'M4 9h9v11H4zM16 4a6 6 0 0 1 4 5.6m0 0 2-2.4m-2 2.4-2.6-1.8',
});
