/** Named keys with their WebDriver code points. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' };

export type Key = keyof typeof KEYS;

/** Viewport coordinates, in CSS px. */
export type Point = readonly [x: number, y: number];

/** Common interface of the drivers for Firefox and WebKit. Each window has separate storage. */
export interface EngineBrowser {
  openWindow: () => Promise<EngineWindow>;
  close: () => Promise<unknown>;
}

export interface EngineWindow {
  /** Resolves when the page has loaded. */
  goTo: (url: string) => Promise<unknown>;
  /** Evaluates an expression in the page and awaits its result. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at viewport coordinates, in CSS px. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Presses at the first point and releases at the second. */
  drag: (from: Point, to: Point) => Promise<unknown>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Console errors since the window was opened. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
}
