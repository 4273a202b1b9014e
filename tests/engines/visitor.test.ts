import { expect } from 'vitest';
import { ABOUT } from '@/content/about';
import { CAREERS_PAGE } from '@/content/careers';
import { CONTACT_PAGE } from '@/content/contact';
import { FIRM } from '@/content/firm';
import { LANDING } from '@/content/home';
import { formatUtcDay } from '@/lib/utc-day';
import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import { test } from './engine-test';
import { BUILT_IN_NAMES } from '../support/public-pages';

const FIRST_SERVICE = BUILT_IN_NAMES[0] ?? '';

test('the landing page uses the site’s own font; a link in the Services menu opens a service', async ({
  page,
}) => {
  await page.open('/');
  await page.find('heading', LANDING.hero.heading);
  const hasFont = await page.run(() => document.fonts.check('600 20px "Zilla Slab"'));
  expect(hasFont).toBe(true);
  await page.click('header button', 'Services');
  for (const name of BUILT_IN_NAMES) await page.find('#services-menu link', name);
  await page.click('#services-menu link', 'System Upgrades');
  await page.expectPath('/services/upgrades');
  await page.find('heading', 'System Upgrades', { isFocused: true });
  await page.find('heading', 'Key Benefits');
  expect(await page.run(() => document.querySelector(':popover-open'))).toBe(null);
});

test('by keyboard, the Services menu opens and closes, and its links open a service', async ({
  page,
}) => {
  await page.open('/about');
  await page.tabTo('header button', 'Services');
  await page.press('Enter', 'Tab');
  await page.find('#services-menu link', FIRST_SERVICE, { isFocused: true });
  await page.press('Escape');
  await page.find('header button', 'Services', { isFocused: true });
  await page.press('Enter', 'Tab', 'Enter');
  await page.find('heading', FIRST_SERVICE, { isFocused: true });
});

test('at 390 px, the links in the drawer work, Escape closes the drawer, and nothing is cut off', async ({
  page,
}) => {
  await page.resize(390);
  await page.open('/');
  await page.expectToFit();
  await page.click('button', 'Open menu');
  await page.find('dialog', 'Menu');
  await page.press('Escape');
  await page.find('button', 'Open menu', { isFocused: true });
  for (const [label, heading] of [
    ['About', ABOUT.heading],
    ['Careers', CAREERS_PAGE.heading],
    ['Contact', CONTACT_PAGE.heading],
  ] as const) {
    await page.click('button', 'Open menu');
    await page.click('#mobile-menu link', label);
    await page.find('heading', heading, { isFocused: true });
    await page.expectToFit();
  }
});

test('a dialog does not move after it appears', async ({ page }) => {
  await page.open('/');
  await page.tabTo('main button', 'Get Free Consultation');
  await page.press('Enter');
  await page.find('dialog', 'Get Free Consultation');
  const offset = await page.run(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    // Restarts the animation to measure its first frame.
    if (dialog) dialog.style.animation = 'none';
    dialog?.getBoundingClientRect();
    if (dialog) dialog.style.animation = '';
    const animations = dialog?.getAnimations() ?? [];
    for (const animation of animations) animation.pause();
    const { left = 0, right = 0 } = dialog?.getBoundingClientRect() ?? {};
    return { frames: animations.length, x: left + right - document.documentElement.clientWidth };
  });
  expect(offset.frames).toBe(1);
  expect(Math.abs(offset.x)).toBeLessThan(2);
});

test('a position opens from the list with its details, and Back returns to the list', async ({
  page,
}) => {
  await page.open('/careers');
  const open = careers.filter(({ isActive }) => isActive);
  await page.find('text', `${open.length} positions available`);
  const [career] = open;
  const title = career?.title ?? '';
  await page.click('main link', title);
  await page.expectPath(`/careers/${career?.id}`);
  await page.find('heading', title, { isFocused: true });
  await page.expectTitle(`${title}, New York, NY | Careers at ${FIRM.name}`);
  const posted = new Date(Date.now() - (career?.age ?? 0) * 86_400_000);
  for (const fact of ['full time', career?.salaryRange, formatUtcDay(posted)]) {
    await page.find('dl text', fact ?? '');
  }
  await page.run(() => history.back());
  await page.expectPath('/careers');
  await page.find('main link', title);
});
