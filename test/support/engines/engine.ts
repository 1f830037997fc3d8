export type Key = 'Enter' | 'Escape' | 'Tab';

/**
 * A page in a browser. Keys and clicks are real input events. `evaluate` and `run` bypass the CSP, and work even if
 * JavaScript is off.
 */
export type EnginePage = {
  /** Opens a URL. Resolves once the page has loaded. */
  goTo(url: string): Promise<void>;
  /** Returns the current URL, or the URL that is being loaded. */
  url(): Promise<string>;
  /**
   * Evaluates an expression in the page and returns its value. If the value is a promise, waits for the promise, unless
   * JavaScript is off in the page.
   */
  evaluate(expression: string): Promise<unknown>;
  /** Runs the source text of a script. */
  run(script: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /**
   * Returns the console errors and warnings, uncaught errors and CSP violations of the current page. Some engines also
   * return those of earlier pages.
   */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

export type Window = {
  readonly javaScript?: boolean;
  readonly width?: number;
  readonly height?: number;
};

export type Engine = {
  readonly name: string;
  readonly version: string;
  /** Opens an empty window with empty storage and reduced motion. */
  open(window?: Window): Promise<EnginePage>;
  close(): Promise<void>;
};

export const DESK = { width: 1280, height: 900 };
