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
  /** Presses and releases a key by its `KeyboardEvent.key` name, with a modifier if given. */
  press(key: string, modifier?: 'Shift' | 'Alt' | 'Control' | 'Meta'): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Reloads and waits until ready. */
  reload(): Promise<void>;
  /** A PNG of the window's inside. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a browser whose `open` goes to this site. */
export type StartDriver = (baseUrl: string) => Promise<Driver>;
