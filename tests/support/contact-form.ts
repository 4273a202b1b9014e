import type { Locator, Page } from '@playwright/test';
import { FIRM } from '@/content/firm';
import { notification } from './notification';

/** URL of the request that writes a contact. */
export const COMMIT = /documents:commit/;

/** Fills in the required fields of the contact form in `place`. */
export async function fillRequired(place: Page | Locator) {
  await place.getByLabel('First Name').fill('Ada');
  await place.getByLabel('Last Name').fill('Lovelace');
  await place.getByLabel('Email').fill('ada@example.com');
}

/** Opens the consultation dialog of the landing page. */
export const openDialog = (page: Page) =>
  page.getByRole('button', { name: 'Get Free Consultation' }).click();

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
/** The success notification (spec 8). */
export const sent = (page: Page) =>
  notification(
    page,
    'Message sent successfully!',
    `We'll get back to you within ${FIRM.figures.response}.`,
  );
export const receipt = (page: Page) =>
  page.getByRole('region', { name: 'Your inquiry has been sent' });
/** The failure notification (spec 8). */
export const failed = (page: Page) =>
  notification(page, 'Error', 'Failed to send message. Please try again.');
