import type { Config } from 'tailwindcss';

/** A color in the light scheme and in Blueprint, the dark scheme. */
type ColorPair = readonly [light: string, blueprint: string];

/**
 * Every color of the site (design 7): ink on paper white, one blue-green as the firm's color, one warm accent for
 * the single most important action on a screen; in Blueprint, pale lines on deep blue. The allowed combinations and
 * their contrast are in tests/unit/color-schemes.test.ts.
 */
export const COLORS = {
  paper: ['#fbfaf6', '#0e2c50'],
  'paper-deep': ['#f3f0e7', '#0a2342'],
  'paper-raised': ['#ffffff', '#15375f'],
  ink: ['#17211f', '#e9f1f8'],
  'ink-soft': ['#46524f', '#b4c8dc'],
  rule: ['#d8d3c6', '#335880'],
  'rule-strong': ['#8b8a80', '#84a3c4'],
  'rule-grid': ['#e9e5da', '#173a62'],
  firm: ['#0d4f56', '#93d5e8'],
  'firm-deep': ['#093b41', '#c3ebf5'],
  'firm-tint': ['#dfecea', '#1b4a75'],
  'firm-pale': ['#a9cfcb', '#2b6489'],
  action: ['#b4431a', '#ffb07c'],
  'action-deep': ['#8f3311', '#ffcdab'],
  'action-tint': ['#f8e7dd', '#4a3c48'],
  danger: ['#a3271f', '#ffa198'],
  'danger-deep': ['#7f1d17', '#ffcdc8'],
  'danger-tint': ['#f9e3e0', '#4d2a42'],
  // Surfaces that are dark in both schemes, and the colors on them.
  dark: ['#0c1f21', '#071b36'],
  'dark-firm': ['#0d4f56', '#17487a'],
  'on-dark': ['#fbfaf6', '#e9f1f8'],
  'on-dark-soft': ['#dfecea', '#cfe0ee'],
  'on-dark-muted': ['#a9cfcb', '#a3c4dd'],
  scrim: ['#0c1f2199', '#030c1ab3'],
  // Accent colors for services.
  'service-blue': ['#1f5c9e', '#8fbdf0'],
  'service-green': ['#2b6a3d', '#87cf9a'],
  'service-purple': ['#6a4494', '#c9aaee'],
  'service-orange': ['#9a4b0c', '#f1ad70'],
  'service-red': ['#a3302c', '#f29b94'],
  'service-indigo': ['#414c9f', '#aab3f5'],
  'service-teal': ['#0e6764', '#7bd0cb'],
  // Contact status (spec 4): new is blue, contacted yellow, closed green, unknown gray.
  'badge-blue': ['#dbe8f7', '#1d5594'],
  'badge-blue-ink': ['#17477c', '#dcebfc'],
  'badge-yellow': ['#f8e9b8', '#594d1c'],
  'badge-yellow-ink': ['#644b05', '#f8e6a6'],
  'badge-green': ['#d9eddd', '#1d5545'],
  'badge-green-ink': ['#1f5330', '#c6efd4'],
  'badge-gray': ['#e6e4dd', '#38536f'],
  'badge-gray-ink': ['#46524f', '#dae4ee'],
} as const satisfies Record<string, ColorPair>;

/** Resolved by the `color-scheme` of the element (src/app/app.css). https://www.w3.org/TR/css-color-5/#light-dark */
const inBothSchemes = ([light, blueprint]: ColorPair) => `light-dark(${light}, ${blueprint})`;

const SHADOW: ColorPair = ['rgb(23 33 31 / 0.08)', 'rgb(2 9 20 / 0.3)'];
const SHADOW_NEAR: ColorPair = ['rgb(23 33 31 / 0.1)', 'rgb(2 9 20 / 0.4)'];
const SHADOW_FAR: ColorPair = ['rgb(23 33 31 / 0.28)', 'rgb(2 9 20 / 0.6)'];

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(
        Object.entries(COLORS).map(([name, pair]) => [name, inBothSchemes(pair)]),
      ),
    },
    fontFamily: {
      heading: [
        '"Zilla Slab"',
        '"Zilla Slab Fallback"',
        '"Zilla Slab Fallback Times"',
        '"Zilla Slab Fallback Noto"',
        '"Zilla Slab Fallback DejaVu"',
        'serif',
      ],
      text: ['"IBM Plex Sans"', '"IBM Plex Sans Fallback"', 'system-ui', 'sans-serif'],
      // For text in drawings.
      drawing: ['ui-monospace', '"SF Mono"', 'Menlo', 'Consolas', '"Liberation Mono"', 'monospace'],
    },
    // One scale: ratio 1.2 on phones, 1.25 from 768 px on. The steps are in app.css.
    fontSize: {
      xs: ['0.8125rem', '1.5'],
      sm: ['0.9375rem', '1.55'],
      base: ['var(--step-0)', '1.65'],
      lg: ['var(--step-1)', '1.5'],
      xl: ['var(--step-2)', '1.35'],
      '2xl': ['var(--step-3)', '1.25'],
      '3xl': ['var(--step-4)', '1.15'],
      '4xl': ['var(--step-5)', '1.08'],
    },
    borderRadius: { none: '0', sm: '2px', DEFAULT: '3px', lg: '6px', full: '9999px' },
    boxShadow: {
      none: 'none',
      raised: `0 1px 2px ${inBothSchemes(SHADOW)}`,
      floating: `0 12px 32px -8px ${inBothSchemes(SHADOW_FAR)}, 0 2px 6px ${inBothSchemes(SHADOW_NEAR)}`,
    },
    extend: {
      /** `aside`: a heading and its block. `halves`: a text and its drawing. */
      gridTemplateColumns: {
        aside: '19rem minmax(0,1fr)',
        halves: 'minmax(0,1.1fr) minmax(0,1fr)',
      },
      maxWidth: { page: '76rem', measure: '42rem' },
      /** `dialog`: the space at the sides of a dialog, which large text leaves no room for on a phone. */
      spacing: { header: 'var(--header-height)', dialog: 'min(1.5rem, 6.2vw)' },
    },
  },
} satisfies Config;
