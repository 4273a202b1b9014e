import type { Config } from 'tailwindcss';

/**
 * Every design decision that is a value (design 7): ink on paper-white, one deep blue-green as the firm's
 * color, one warm accent for the single most important action on a screen.
 * Contrast on paper (#fbfaf6): ink 15.6, ink-soft 7.6, firm 8.6, action 5.5, danger 6.6 (AA requires 4.5).
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: { DEFAULT: '#fbfaf6', deep: '#f3f0e7', raised: '#ffffff' },
      ink: { DEFAULT: '#17211f', soft: '#46524f', deep: '#0c1f21' },
      rule: { DEFAULT: '#d8d3c6', strong: '#8b8a80', grid: '#e9e5da' },
      firm: { DEFAULT: '#0d4f56', deep: '#093b41', tint: '#dfecea', pale: '#a9cfcb' },
      action: { DEFAULT: '#b4431a', deep: '#8f3311', tint: '#f8e7dd' },
      danger: { DEFAULT: '#a3271f', deep: '#7f1d17', tint: '#f9e3e0' },
      // Accents of the services: the first on paper, `on-ink` on the dark background. Both meet AA.
      service: {
        blue: '#1f5c9e',
        green: '#2b6a3d',
        purple: '#6a4494',
        orange: '#9a4b0c',
        red: '#a3302c',
        indigo: '#414c9f',
        teal: '#0e6764',
      },
      'service-on-ink': {
        blue: '#8fbdf0',
        green: '#87cf9a',
        purple: '#c9aaee',
        orange: '#f1ad70',
        red: '#f29b94',
        indigo: '#aab3f5',
        teal: '#7bd0cb',
      },
      // Status of a contact (spec 4): new blue, contacted yellow, closed green, unknown gray.
      badge: {
        blue: '#dbe8f7',
        'blue-ink': '#17477c',
        yellow: '#f8e9b8',
        'yellow-ink': '#644b05',
        green: '#d9eddd',
        'green-ink': '#1f5330',
        gray: '#e6e4dd',
        'gray-ink': '#46524f',
      },
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
      text: ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', '"Noto Sans"', 'sans-serif'],
      // For the text of drawings.
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
      raised: '0 1px 2px rgb(23 33 31 / 0.08)',
      floating: '0 12px 32px -8px rgb(23 33 31 / 0.28), 0 2px 6px rgb(23 33 31 / 0.1)',
    },
    extend: {
      maxWidth: { page: '76rem', measure: '42rem' },
      spacing: { header: 'var(--header-height)' },
    },
  },
} satisfies Config;
