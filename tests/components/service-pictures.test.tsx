import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { FALLBACK_SERVICES } from '@/domain/fallback-services';
import { preloadServiceDrawing, ServiceDrawing } from '@/features/services/service-drawing';
import { ServiceIcon } from '@/features/services/service-icon';

/** The icon that is shown for a stored class string, by its name at lucide.dev. */
function shownIcon(icon: string): string | undefined {
  const { container } = render(<ServiceIcon icon={icon} />);
  const names = [...(container.querySelector('svg')?.classList ?? [])];
  return names.find((name) => name.startsWith('lucide-'))?.replace('lucide-', '');
}

it.each([
  ['fas fa-cloud', 'cloud-upload'],
  ['fa-database', 'database'],
  ['far  fa-shield-alt fa-2x', 'shield-check'],
  ['fa-network-wired', 'network'],
])('the stored icon %j is shown as %s', (icon, name) => {
  expect(shownIcon(icon)).toBe(name);
});

it.each(['', 'fas', 'fa-unheard-of', 'fa-constructor', '"><img src=x onerror=alert(1)>'])(
  'the stored icon %j is shown as the default',
  (icon) => {
    expect(shownIcon(icon)).toBe('boxes');
    expect(document.querySelector('img, [onerror]')).toBeNull();
  },
);

it('every built-in service has an icon of its own', () => {
  const icons = FALLBACK_SERVICES.map(({ icon }) => shownIcon(icon));
  expect(new Set([...icons, 'boxes']).size).toBe(FALLBACK_SERVICES.length + 1);
});

async function shownDrawing(slug: string): Promise<string | null> {
  const view = render(
    <Suspense>
      <ServiceDrawing slug={slug} />
    </Suspense>,
  );
  const label = (await screen.findByRole('img')).getAttribute('aria-label');
  view.unmount();
  return label;
}

it('every built-in service has a drawing of its own, any other the plan of all', async () => {
  const slugs = FALLBACK_SERVICES.map(({ slug }) => slug);
  // The first import takes seconds on a busy machine.
  await Promise.all([...slugs, 'other'].map(preloadServiceDrawing));
  const labels: (string | null)[] = [];
  for (const slug of slugs) labels.push(await shownDrawing(slug));
  const plan = await shownDrawing('data-masking');
  expect(plan).toMatch(/^Drawing: the way from plan to operations/);
  expect(await shownDrawing('constructor')).toBe(plan);
  expect(new Set([...labels, plan]).size).toBe(slugs.length + 1);
  for (const label of labels) expect(label).toMatch(/^Drawing: .{40,}/);
});
