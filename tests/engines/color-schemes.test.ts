import { describe, expect } from 'vitest';
import { CAREERS_PAGE } from '@/content/careers';
import { CONTACT_PAGE } from '@/content/contact';
import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { test } from './engine-test';

describe.each(['light', 'dark'] as const)('with %s colors, text is legible', (scheme) => {
  test.override({ scheme });

  test('on the public site', async ({ page }) => {
    await page.open('/');
    const isDark = await page.run(() => matchMedia('(prefers-color-scheme: dark)').matches);
    expect(isDark).toBe(scheme === 'dark');
    await page.expectLegible();
    await page.click('header link', 'Careers');
    await page.find('heading', CAREERS_PAGE.heading);
    await page.click('main link', careers[0]?.title ?? '');
    await page.find('heading', 'How to apply');
    await page.expectLegible();
    await page.click('header link', 'Contact');
    await page.find('heading', CONTACT_PAGE.heading);
    await page.fill('First Name', 'Ada');
    await page.click('button', 'Send Message');
    await page.find('text', 'Enter your last name.');
    await page.expectLegible();
  });

  test('in the back office', async ({ page }) => {
    await page.open('/admin/login');
    await page.fill('Email', DEMO_ACCOUNTS.administrator.email);
    await page.fill('Password', DEMO_ACCOUNTS.administrator.password);
    await page.expectLegible();
    await page.press('Enter');
    await page.find('heading', 'Admin Dashboard');
    await page.click('main nav link', 'Contacts 3 overdue');
    await page.click('link', 'Margaret Oyelaran');
    await page.click('article combobox', 'Status of Margaret Oyelaran New');
    await page.find('option', 'Closed');
    await page.expectLegible();
    await page.press('Escape');
    await page.click('main nav link', 'SEO');
    await page.find('button', 'Save SEO Settings');
    await page.expectLegible();
  });
});
