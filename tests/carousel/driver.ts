/** What a carousel behaviour may do with a browser; one implementation for each engine. */
export interface Driver {
  engine: 'chromium' | 'firefox' | 'webkit';
  /** Opens a path of the site and waits until its scripts have taken over (`html[data-ready]`). */
  open(path: string): Promise<void>;
  /** Runs a self-contained function in the page; argument and result are JSON (promises awaited). */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Sets the inner size of the window, CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Turns the wheel in the middle of the window, px. */
  wheel(deltaX: number, deltaY: number): Promise<void>;
  /**
   * Presses the mouse, moves it through the points (about 16 ms apart), rests for `rest` ms, lets
   * go. Points in CSS px.
   */
  drag(points: readonly (readonly [x: number, y: number])[], rest: number): Promise<void>;
  /** Clicks at a point, CSS px. */
  click(x: number, y: number): Promise<void>;
  /**
   * Presses and releases a key by its `KeyboardEvent.key` name ('Tab', 'ArrowLeft', 'Home',
   * 'Escape'), with a modifier if given.
   */
  press(key: string, modifier?: Modifier): Promise<void>;
  /** Goes back in the history, and waits for the page there. */
  back(): Promise<void>;
  /** Goes forward in the history, and waits for the page there. */
  forward(): Promise<void>;
  /** Reloads and waits until ready. */
  reload(): Promise<void>;
  /** A PNG of the window's inside. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Modifier = 'Shift' | 'Alt' | 'Control' | 'Meta';

/** Starts a driver whose `open` goes to this site. */
export type StartDriver = (baseUrl: string) => Promise<Driver>;

/** A running browser. Each driver started in it is a visitor of its own, without a past. */
export type RunningEngine = { start: StartDriver; stop(): Promise<void> };

/** Thrown by a driver's method where its browser lacks the input; the message is a sentence. */
export class Unsupported extends Error {
  override name = 'Unsupported';
}

/**
 * The text of an expression that calls a function in the page, and gives a promise of its result
 * as JSON (of undefined: undefined).
 */
export function callText(run: (argument: never) => unknown, argument: unknown): string {
  // esbuild, through which tsx runs these files, names functions by a helper that pages lack.
  return `(async () => {
    const __name = (named) => named;
    return JSON.stringify(await (${run})(${JSON.stringify(argument)}));
  })()`;
}

/** What comes of `callText`, read. A driver may give null for undefined. */
export const readResult = (json: unknown) =>
  typeof json === 'string' ? JSON.parse(json) : undefined;

/** Waits until the scripts of the page have taken over; runs in the page. */
export async function becomeReady(): Promise<void> {
  while (document.documentElement.dataset.ready === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
