import { FIRM } from '@/content/firm';
import { DEMO_ACCOUNTS } from '../../scripts/emulators/demo-project';
import { logIn, logInAnonymously } from '../support/accounts';
import { BUILT_IN_SERVICES } from '../support/public-pages';
import { expect, open, test } from '../support/test';

const { member } = DEMO_ACCOUNTS;

test.describe('for a logged-out visitor', () => {
  test('‘Get Free Consultation’ opens the contact dialog', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Get Free Consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Free Consultation' });
    await expect(dialog.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await expect(dialog.getByLabel('First Name')).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused();
  });

  test('‘Explore Services’ leads to the services', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Explore Services' }).click();
    await expect(page).toHaveURL('/services');
  });

  test('the first six services are shown as cards', async ({ page }) => {
    await open(page, '/');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Read more' });
    await expect(cards.getByRole('heading')).toHaveText(BUILT_IN_SERVICES.slice(0, 6));
    await cards.first().click();
    await expect(page).toHaveURL('/services/cloud-migration');
  });

  test('the about block states the years, the projects and the response time', async ({ page }) => {
    await open(page, '/');
    const about = page
      .locator('section')
      .filter({ has: page.getByText('Why us', { exact: true }) });
    await expect(about.getByRole('definition')).toHaveText([
      FIRM.figures.years,
      FIRM.figures.projects,
      FIRM.figures.response,
    ]);
    await expect(about.getByRole('term')).toHaveText([/years/, /projects/, /answers/]);
  });

  test('the closing call to action leads to the about page', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Learn more about us' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('for a signed-in user', () => {
  test('greets with the display name', async ({ page }) => {
    await logIn(page, member);
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Miro Member');
    await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toHaveCount(0);
  });

  test('greets with the e-mail without a display name', async ({ page }) => {
    await logIn(page, member, { displayName: '' });
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Welcome back, ${member.email}`,
    );
  });

  test('greets ‘User’ without name and e-mail', async ({ page }) => {
    await logInAnonymously(page);
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, User');
  });

  test('shows the technology stack, six services and a contact block', async ({ page }) => {
    await logIn(page, member);
    await open(page, '/');
    const section = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) });
    await expect(section('Technology stack').getByRole('heading', { level: 3 })).toHaveText([
      'Oracle Applications',
      'Cloud Infrastructure',
      'Database & Integration',
    ]);
    await expect(section('Our services').getByRole('heading', { level: 3 })).toHaveText(
      BUILT_IN_SERVICES.slice(0, 6),
    );
    const contact = page.getByRole('main').locator('section').last();
    await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(contact.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(contact).toContainText(FIRM.hours.time);
  });

  test('‘Start Your Project’ leads to /contact and ‘View Our Services’ to /services', async ({
    page,
  }) => {
    await logIn(page, member);
    await open(page, '/');
    await page.getByRole('link', { name: 'Start Your Project' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await page.getByRole('link', { name: 'View Our Services' }).click();
    await expect(page).toHaveURL('/services');
  });
});
