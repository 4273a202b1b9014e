import { expect } from 'vitest';
import careers from '../../scripts/samples/careers.json' with { type: 'json' };
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { testIn } from '../support/engine-test';

for (const scheme of ['light', 'dark'] as const) {
  const test = testIn(scheme);

  test(`every text of the public site is legible to who prefers ${scheme} colors`, async ({
    page,
  }) => {
    await page.open('/');
    expect(await page.run(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
      scheme === 'dark',
    );
    await page.expectLegible();
    await page.open(`/careers?job=${careers[0]?.id}`);
    await page.find('heading', careers[0]?.title ?? '');
    await page.expectLegible();
    await page.open('/contact');
    await page.fill('First Name', 'Ada');
    await page.click('button', 'Send Message');
    await page.find('text', 'Enter your last name.');
    await page.expectLegible();
  });

  test(`every text of the back office is legible to who prefers ${scheme} colors`, async ({
    page,
  }) => {
    await page.open('/admin/login');
    await page.fill('Email', DEMO_ACCOUNTS.administrator.email);
    await page.fill('Password', DEMO_ACCOUNTS.administrator.password);
    await page.expectLegible();
    await page.press('Enter');
    await page.find('heading', 'Admin Dashboard');
    await page.click('main nav link', 'Contacts');
    await page.click('combobox', 'Status of Margaret Oyelaran');
    await page.find('option', 'Closed');
    await page.expectLegible();
    await page.press('Escape');
    await page.click('main nav link', 'SEO');
    await page.find('button', 'Save SEO Settings');
    await page.expectLegible();
  });
}
