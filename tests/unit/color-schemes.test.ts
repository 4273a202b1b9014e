import { describe, expect, it } from 'vitest';
import { COLORS } from '../../tailwind.config';

type Color = keyof typeof COLORS;

const SHEETS = ['paper', 'paper-deep', 'paper-raised'] as const;
const HUES = ['blue', 'green', 'purple', 'orange', 'red', 'indigo', 'teal'] as const;

const allOn = (colors: readonly Color[], surfaces: readonly Color[]) =>
  surfaces.flatMap((surface) => colors.map((color): [Color, Color] => [color, surface]));

/** Every text color with each surface behind it. */
const TEXTS: [color: Color, surface: Color][] = [
  ...allOn(['ink', 'ink-soft', 'firm', 'action', 'danger'], SHEETS),
  ...allOn(['ink', 'ink-soft', 'firm'], ['firm-tint']),
  ...allOn(['paper'], ['ink', 'firm', 'firm-deep', 'action', 'action-deep']),
  ...allOn(['danger', 'danger-deep', 'ink'], ['danger-tint']),
  ...allOn(['on-dark', 'on-dark-soft', 'on-dark-muted'], ['dark', 'dark-firm']),
  ...allOn(
    HUES.map((hue): Color => `service-${hue}`),
    ['paper', 'paper-raised'],
  ),
  ['badge-blue-ink', 'badge-blue'],
  ['badge-yellow-ink', 'badge-yellow'],
  ['badge-green-ink', 'badge-green'],
  ['badge-gray-ink', 'badge-gray'],
  // Selected text, and notes on the accent color in drawings.
  ['ink', 'firm-pale'],
  ['ink', 'action-tint'],
];

/** Control borders, focus rings, and drawing lines that are needed to understand the content. */
const GRAPHICS: [color: Color, surface: Color][] = [
  ...allOn(['rule-strong', 'firm', 'action', 'danger', 'ink'], ['paper', 'paper-raised']),
  ...allOn(['on-dark', 'on-dark-muted'], ['dark', 'dark-firm']),
  // Focus rings on surfaces that change on hover.
  ...allOn(['action'], ['paper-deep', 'firm-tint']),
  // The top of a cylinder in drawings, and the meter for text length.
  ['firm-pale', 'firm-deep'],
  ['firm', 'firm-pale'],
];

/** Decorative lines and shades, and the overlay behind dialogs. */
const DECORATION: Color[] = ['rule', 'rule-grid', 'scrim'];

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const tooLow = (pairs: [Color, Color][], scheme: 0 | 1, least: number) =>
  pairs
    .map(([color, surface]) => ({
      pair: `${color} on ${surface}`,
      ratio: contrast(COLORS[color][scheme], COLORS[surface][scheme]),
    }))
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);

describe.each([
  ['light', 0],
  ['Blueprint', 1],
] as const)('in the %s color scheme', (_name, scheme) => {
  it('text has the contrast that WCAG 1.4.3 requires on every surface', () => {
    expect(tooLow(TEXTS, scheme, 4.5)).toEqual([]);
  });

  it('controls, focus rings, and drawings have the contrast that WCAG 1.4.11 requires', () => {
    expect(tooLow(GRAPHICS, scheme, 3)).toEqual([]);
  });
});

it('every color is listed in this test', () => {
  const listed = new Set([...TEXTS.flat(), ...GRAPHICS.flat(), ...DECORATION]);
  expect(Object.keys(COLORS).filter((color) => !listed.has(color as Color))).toEqual([]);
});

/** The colors in spec 3, each with the range of hues, in degrees, that its name describes. */
const HUE_RANGES: Record<string, [from: number, to: number]> = {
  blue: [200, 220],
  green: [110, 150],
  purple: [260, 290],
  orange: [20, 40],
  red: [0, 10],
  indigo: [225, 250],
  teal: [170, 190],
};

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  const degrees =
    (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

it('each service color matches its name in both color schemes', () => {
  const pairs = Object.entries(COLORS).filter(([name]) => name.startsWith('service-'));
  expect(pairs.map(([name]) => name)).toEqual(
    Object.keys(HUE_RANGES).map((hue) => `service-${hue}`),
  );
  for (const [name, pair] of pairs) {
    const [from, to] = HUE_RANGES[name.replace('service-', '')] ?? [];
    for (const color of pair) {
      expect(hueOf(color), `${name}: ${color}`).toBeGreaterThanOrEqual(from ?? NaN);
      expect(hueOf(color), `${name}: ${color}`).toBeLessThanOrEqual(to ?? NaN);
    }
  }
});
