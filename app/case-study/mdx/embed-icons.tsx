import { IconFrame } from '#app/ui/icons/icon-frame.tsx';

export const PlayIcon = () => (
  <IconFrame>
    <path d="m8.5 5.5 10.5 6.5-10.5 6.5z" fill="currentColor" />
  </IconFrame>
);

export const ExpandIcon = () => (
  <IconFrame>
    <path d="M9.5 4.5h-5v5M14.5 4.5h5v5M9.5 19.5h-5v-5M14.5 19.5h5v-5" />
  </IconFrame>
);

/** An arrow around a circle. */
export const RetryIcon = () => (
  <IconFrame>
    <path d="M19 12a7 7 0 1 1-2.2-5.1M17.5 3.5v4h-4" />
  </IconFrame>
);
