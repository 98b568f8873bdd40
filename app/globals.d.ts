/** React 18 doesn't know `inert` and passes the attribute through; React 19 has its type. */
declare namespace React {
  interface HTMLAttributes<T> {
    inert?: '' | undefined;
  }
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** app/carousel/carousel-element.ts */
    'card-carousel': React.HTMLAttributes<HTMLElement> & { 'open-card'?: string | undefined };
  }
}

interface Window {
  /** Makes the presses kept since the page arrived (app/carousel/early-input.ts); afterwards, none are kept. */
  replayEarlyPresses?: () => void;
}
