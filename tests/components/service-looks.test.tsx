import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SERVICE_ICONS } from '@/back-office/services/service-icons';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { parseService } from '@/collections/services';
import { preloadServiceDrawing, ServiceDrawing } from '@/features/services/service-drawing';
import { ServiceCard } from '@/features/services/service-grid';
import { ServiceHero } from '@/features/services/service-hero';
import { ServiceIcon } from '@/features/services/service-icon';
import { COLORS } from '../../tailwind.config';
import { renderPage } from './render-page';

/** The colors in spec 3, each with the range of hues, in degrees, that its name describes. */
const HUES: Record<string, [from: number, to: number]> = {
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

/** The color classes used by the accents on screen. */
function accentsIn(container: HTMLElement): string[] {
  const classes = [...container.querySelectorAll('[class*=-service-]')].flatMap((element) => [
    ...element.classList,
  ]);
  return [...new Set(classes.filter((name) => name.includes('-service-')))].sort();
}

const stored = (color: unknown) => parseService('s', { name: 'Data Masking', color });

it.each([
  ...Object.keys(HUES).map((color) => [color, color]),
  ...['chartreuse', 'constructor', 7, undefined].map((color) => [color, 'blue']),
])('a service with the saved color %j is shown in %s', (color, shown) => {
  const { container } = renderPage(<ServiceCard service={stored(color)} />);
  expect(accentsIn(container)).toEqual([`border-service-${shown}`, `text-service-${shown}`]);
});

it('a service page uses the service’s color', async () => {
  const { container } = renderPage(<ServiceHero service={stored('teal')} trail={null} />);
  await screen.findByText('Data Masking');
  expect(accentsIn(container)).toEqual(['border-service-teal', 'text-service-teal']);
});

it('each service color matches its name in both color schemes', () => {
  const pairs = Object.entries(COLORS).filter(([name]) => name.startsWith('service-'));
  expect(pairs.map(([name]) => name)).toEqual(Object.keys(HUES).map((hue) => `service-${hue}`));
  for (const [name, pair] of pairs) {
    const [from, to] = HUES[name.replace('service-', '')] ?? [];
    for (const color of pair) {
      expect(hueOf(color), `${name}: ${color}`).toBeGreaterThanOrEqual(from ?? NaN);
      expect(hueOf(color), `${name}: ${color}`).toBeLessThanOrEqual(to ?? NaN);
    }
  }
});

/** The lucide.dev name of the icon shown for a saved class string. */
function shownIcon(icon: string): string | undefined {
  const { container } = renderPage(<ServiceIcon icon={icon} />);
  const names = [...(container.querySelector('svg')?.classList ?? [])];
  return names.find((name) => name.startsWith('lucide-'))?.replace('lucide-', '');
}

it.each([
  ['fas fa-cloud', 'cloud-upload'],
  ['fa-database', 'database'],
  ['far  fa-shield-alt fa-2x', 'shield-check'],
  ['fa-network-wired', 'network'],
])('the saved icon %j is shown as the Lucide icon “%s”', (icon, name) => {
  expect(shownIcon(icon)).toBe(name);
});

it.each(['', 'fas', 'fa-unheard-of', 'fa-constructor', '"><img src=x onerror=alert(1)>'])(
  'the saved icon %j is shown as the default icon',
  (icon) => {
    expect(shownIcon(icon)).toBe('boxes');
    expect(document.querySelector('img, [onerror]')).toBeNull();
  },
);

it('every built-in service has a unique icon', () => {
  const icons = BUILT_IN_SERVICES.map(({ icon }) => shownIcon(icon));
  expect(new Set([...icons, 'boxes']).size).toBe(BUILT_IN_SERVICES.length + 1);
});

it('the form offers each icon once, including those of all built-in services', () => {
  const offered = SERVICE_ICONS.map(({ icon }) => shownIcon(icon));
  expect(new Set(offered).size).toBe(SERVICE_ICONS.length);
  for (const { icon } of BUILT_IN_SERVICES) expect(offered).toContain(shownIcon(icon));
});

async function shownDrawing(slug: string): Promise<string | null> {
  const view = renderPage(<ServiceDrawing slug={slug} />);
  const label = (await screen.findByRole('img')).getAttribute('aria-label');
  view.unmount();
  return label;
}

it('every built-in service has a unique drawing, and all other services share one', async () => {
  const slugs = BUILT_IN_SERVICES.map(({ slug }) => slug);
  // Preloaded because the first import can take seconds on a busy machine.
  await Promise.all([...slugs, 'other'].map(preloadServiceDrawing));
  const labels: (string | null)[] = [];
  for (const slug of slugs) labels.push(await shownDrawing(slug));
  const plan = await shownDrawing('data-masking');
  expect(plan).toMatch(/^Drawing: the path from planning to operations/);
  expect(await shownDrawing('constructor')).toBe(plan);
  expect(new Set([...labels, plan]).size).toBe(slugs.length + 1);
  for (const label of labels) expect(label).toMatch(/^Drawing: .{40,}/);
});
