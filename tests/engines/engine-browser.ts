/** Keys that are pressed by name, and their codes in WebDriver. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof KEYS;

export type ColorScheme = 'light' | 'dark';

/** A browser engine beside Chromium: what all of them can do. */
export interface EngineBrowser {
  /** Opens a window with a storage of its own, for a person who prefers this scheme. */
  openWindow: (scheme: ColorScheme) => Promise<EngineWindow>;
  close: () => Promise<unknown>;
}

export interface EngineWindow {
  /** Resolves when the page has loaded. */
  goTo: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page, and waits for the result if it is a promise. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Coordinates in the window. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Errors in the console so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
}
