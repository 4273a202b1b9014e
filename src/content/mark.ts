/** The firm's mark, a plumb line, as SVG paths; `npm run brand` draws the favicon, the logo, and the social image from it. */
export const MARK = {
  width: 24,
  height: 32,
  lines: 'M4 1.5h16M12 1.5V17',
  lineWidth: 2,
  shape: 'M12 31 6.5 19.5c0-2 2.4-3 5.5-3s5.5 1 5.5 3Z',
} as const;

/** A square PNG of the mark, for structured data. `size`: width and height in pixels. */
export const LOGO = { path: '/logo.png', size: 512 };
