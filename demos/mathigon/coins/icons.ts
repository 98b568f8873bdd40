import { makeIcon } from '#app/demo-kit/controls/icons.tsx';

export const Icon = makeIcon({
  loud: 'M4 10v4h4l5 4V6L8 10zM16 9.5a4 4 0 0 1 0 5M18.5 7a8 8 0 0 1 0 10',
  quiet: 'M4 10v4h4l5 4V6L8 10zM16.5 9.5l5 5m0-5-5 5',
});
