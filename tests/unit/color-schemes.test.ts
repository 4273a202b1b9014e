import { describe, expect, it } from 'vitest';
import { COLORS } from '../../tailwind.config';

type Color = keyof typeof COLORS;

const SHEETS = ['paper', 'paper-deep', 'paper-raised'] as const;
const HUES = ['blue', 'green', 'purple', 'orange', 'red', 'indigo', 'teal'] as const;

const allOn = (colors: readonly Color[], surfaces: readonly Color[]) =>
  surfaces.flatMap((surface) => colors.map((color): [Color, Color] => [color, surface]));

/** Every color of text and the surfaces it is on. */
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
  // Selected text, and the note on a drawing's accent.
  ['ink', 'firm-pale'],
  ['ink', 'action-tint'],
];

/** Borders of controls, the focus ring, and lines of drawings, without which something can't be made out. */
const GRAPHICS: [color: Color, surface: Color][] = [
  ...allOn(['rule-strong', 'firm', 'action', 'danger', 'ink'], ['paper', 'paper-raised']),
  ...allOn(['on-dark', 'on-dark-muted'], ['dark', 'dark-firm']),
  // The focus ring where the surface changes under the pointer.
  ...allOn(['action'], ['paper-deep', 'firm-tint']),
  // The lid of a cylinder in a drawing; the meter of a text's length.
  ['firm-pale', 'firm-deep'],
  ['firm', 'firm-pale'],
];

/** Lines and shades that say nothing by themselves, and what covers the page behind a dialog. */
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
] as const)('in the scheme %s', (_name, scheme) => {
  it('text has the contrast of WCAG 1.4.3 on every surface it is on', () => {
    expect(tooLow(TEXTS, scheme, 4.5)).toEqual([]);
  });

  it('controls, focus rings and drawings have the contrast of WCAG 1.4.11', () => {
    expect(tooLow(GRAPHICS, scheme, 3)).toEqual([]);
  });
});

it('every color is in one of the tables', () => {
  const listed = new Set([...TEXTS.flat(), ...GRAPHICS.flat(), ...DECORATION]);
  expect(Object.keys(COLORS).filter((color) => !listed.has(color as Color))).toEqual([]);
});

it('Blueprint is dark, the other scheme light', () => {
  expect(luminance(COLORS.paper[1])).toBeLessThan(0.05);
  expect(luminance(COLORS.paper[0])).toBeGreaterThan(0.9);
});
