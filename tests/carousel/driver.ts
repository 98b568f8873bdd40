/** The browser actions that the carousel's tests use; one implementation for each engine. */
export interface Driver {
  engine: 'chromium' | 'firefox' | 'webkit';
  /** Opens a path of the site and waits until it is hydrated (`html[data-ready]`). */
  open(path: string): Promise<void>;
  /** Runs a self-contained function in the page. Argument and result must be JSON; promises are awaited. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Sets the viewport size, CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Turns the wheel in the middle of the viewport, px. */
  wheel(deltaX: number, deltaY: number): Promise<void>;
  /**
   * Presses the mouse button, moves through the points (about 16 ms apart), waits `rest` ms, and
   * releases it. Points in CSS px.
   */
  drag(points: readonly (readonly [x: number, y: number])[], rest: number): Promise<void>;
  /** Clicks at a point, CSS px. */
  click(x: number, y: number): Promise<void>;
  /**
   * Presses and releases a key by its `KeyboardEvent.key` name ('Tab', 'ArrowLeft', 'Home',
   * 'Escape'), with a modifier if given.
   */
  press(key: string, modifier?: Modifier): Promise<void>;
  /** Goes back in the history and waits for the page. */
  back(): Promise<void>;
  /** Goes forward in the history and waits for the page. */
  forward(): Promise<void>;
  /** Reloads and waits until ready. */
  reload(): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Modifier = 'Shift' | 'Alt' | 'Control' | 'Meta';

/** Starts a driver for the site at this base URL. */
export type StartDriver = (baseUrl: string) => Promise<Driver>;

/** A running browser. Each driver has its own session, without history or storage. */
export type RunningEngine = { start: StartDriver; stop(): Promise<void> };

/** Thrown by a driver's method if the browser can't do the action; the message is a sentence. */
export class Unsupported extends Error {
  override name = 'Unsupported';
}

/**
 * Source of an expression that calls a function in the page. It evaluates to a promise of the
 * result as JSON, or of undefined.
 */
export function callExpression(run: (argument: never) => unknown, argument: unknown): string {
  // tsx compiles with esbuild, whose `__name` helper doesn't exist in pages.
  return `(async () => {
    const __name = (named) => named;
    return JSON.stringify(await (${run})(${JSON.stringify(argument)}));
  })()`;
}

/** Parses the result of `callExpression`. A driver may return null for undefined. */
export const parseResult = (json: unknown) =>
  typeof json === 'string' ? JSON.parse(json) : undefined;

/** Waits until the page is hydrated; runs in the page. */
export async function waitUntilReady(): Promise<void> {
  while (document.documentElement.dataset.ready === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
