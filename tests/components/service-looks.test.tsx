import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SERVICE_ICONS } from '@/back-office/services/service-dialog';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { parseService } from '@/collections/services';
import { preloadServiceDrawing, ServiceDrawing } from '@/features/services/service-drawing';
import { ServiceCard } from '@/features/services/service-grid';
import { ServiceHero } from '@/features/services/service-hero';
import { ServiceIcon } from '@/features/services/service-icon';
import { renderPage } from './render-page';

/** The colors in spec 3. */
const COLORS = ['blue', 'green', 'purple', 'orange', 'red', 'indigo', 'teal'];

it.each([
  ...COLORS.map((color) => [color, color]),
  ...['chartreuse', 'constructor', 7, undefined].map((color) => [color, 'blue']),
])('the card and page of a service with the saved color %j are in %s', async (color, shown) => {
  const service = parseService('s', { name: 'Data Masking', color });
  for (const part of [
    <ServiceCard service={service} />,
    <ServiceHero service={service} trail={null} />,
  ]) {
    const { container, unmount } = renderPage(part);
    await screen.findByText('Data Masking');
    const classes = [...container.querySelectorAll('[class*=-service-]')].flatMap((element) =>
      [...element.classList].filter((name) => name.includes('-service-')),
    );
    const accents = [`border-service-${shown}`, `text-service-${shown}`];
    expect([...new Set(classes)].sort()).toEqual(accents);
    unmount();
  }
});

/** The lucide.dev name of the icon shown for a saved class string. */
function shownIcon(icon: string): string | undefined {
  const { container } = renderPage(<ServiceIcon icon={icon} />);
  const names = [...(container.querySelector('svg')?.classList ?? [])];
  return names.find((name) => name.startsWith('lucide-'))?.replace('lucide-', '');
}

it('the icon of a service is the one that its saved classes name, or the default icon', () => {
  const UNKNOWN = ['', 'fas', 'fa-unheard-of', 'fa-constructor', '"><img src=x onerror=alert(1)>'];
  for (const [icon, name] of [
    ['fas fa-cloud', 'cloud-upload'],
    ['far  fa-shield-alt fa-2x', 'shield-check'],
    ['fa-network-wired', 'network'],
    ...UNKNOWN.map((unknown) => [unknown, 'boxes'] as const),
  ] as const)
    expect(shownIcon(icon), icon).toBe(name);
  expect(document.querySelector('img, [onerror]')).toBeNull();
});

it('every built-in service has a unique icon, and the form offers each icon once, including these', () => {
  const icons = BUILT_IN_SERVICES.map(({ icon }) => shownIcon(icon));
  expect(new Set([...icons, 'boxes']).size).toBe(BUILT_IN_SERVICES.length + 1);
  const offered = SERVICE_ICONS.map(({ icon }) => shownIcon(icon));
  expect(new Set(offered).size).toBe(SERVICE_ICONS.length);
  expect(offered).toEqual(expect.arrayContaining(icons));
});

it('every built-in service has a unique drawing, and all other services share one', async () => {
  const slugs = [...BUILT_IN_SERVICES.map(({ slug }) => slug), 'data-masking', 'constructor'];
  // Preloaded because the first import can take seconds on a busy machine.
  await Promise.all(slugs.map(preloadServiceDrawing));
  const labels: (string | null)[] = [];
  for (const slug of slugs) {
    const view = renderPage(<ServiceDrawing slug={slug} />);
    labels.push((await screen.findByRole('img')).getAttribute('aria-label'));
    view.unmount();
  }
  for (const label of labels) expect(label).toMatch(/^Drawing: .{40,}/);
  expect(labels.at(-1)).toMatch(/^Drawing: the path from planning to operations/);
  expect(labels.at(-2)).toBe(labels.at(-1));
  expect(new Set(labels).size).toBe(BUILT_IN_SERVICES.length + 1);
});
