import type { ReactNode } from 'react';

/** The frame of every icon: a 24 px grid with a round 2 px line in the color of the text. */
export const IconFrame = ({ children }: { children: ReactNode }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);
