export type Key = 'Enter' | 'Escape' | 'Tab';

/** Keys and pointer are a visitor's; `evaluate` and `run` go past the page's policy, with JavaScript on or off. */
export type EnginePage = {
  /** Settles once the page has loaded. */
  goTo(url: string): Promise<void>;
  /** Where the window is, or is on its way to. */
  url(): Promise<string>;
  /** What an expression comes to in the page; a promise is waited for where JavaScript is on. */
  evaluate(expression: string): Promise<unknown>;
  /** Runs the text of a script. */
  run(script: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What went wrong since the page came: errors and warnings on the console, what was thrown, what its policy stopped. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

export type Window = {
  readonly javaScript?: boolean;
  readonly width?: number;
  readonly height?: number;
};

/** A browser engine at work. */
export type Engine = {
  readonly name: string;
  readonly version: string;
  /** A window with nothing in it yet, storage included. Motion is reduced. */
  open(window?: Window): Promise<EnginePage>;
  close(): Promise<void>;
};

export const DESK = { width: 1280, height: 900 };
