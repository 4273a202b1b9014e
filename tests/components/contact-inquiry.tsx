import { fireEvent, screen } from '@testing-library/react';
import { FIRM } from '@/content/firm';
import type { ContactInput } from '@/domain/contact-schema';
import { ContactForm } from '@/features/contacts/contact-form';
import { findNotification } from './find-notification';
import { renderPage } from './render-page';

/** The label of each field, without its mark. */
const LABELS: Record<keyof ContactInput, RegExp> = {
  firstName: /^First Name/,
  lastName: /^Last Name/,
  email: /^Email/,
  company: /^Company/,
  service: /^Service Interest/,
  message: /^Message/,
};

/** A valid inquiry with every field filled in. */
export const INQUIRY: ContactInput = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  service: 'upgrades',
  message: 'Zeile 1\n\n  “Zeile” 3 🏗️ خدمات',
};

/** The control of a field. */
export const control = (name: keyof ContactInput) =>
  screen.getByLabelText<HTMLInputElement>(LABELS[name]);

/** What the form shows. */
export const shownInquiry = () =>
  Object.fromEntries(
    Object.keys(LABELS).map((name) => [name, control(name as keyof ContactInput).value]),
  );

/** Replaces the content of the given fields. */
export function fill(fields: Partial<ContactInput>): void {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.change(control(name as keyof ContactInput), { target: { value } });
  }
}

/** Submits the form with its button. */
export const send = () => fireEvent.click(screen.getByText('Send Message'));

/** Waits for the notification of a sent inquiry (spec 8). */
export const findSentNotification = () =>
  findNotification(
    'default',
    'Message sent successfully!',
    `We'll get back to you within ${FIRM.figures.response}.`,
  );

/** Renders the contact form with the notifications of the site. */
export const renderContactForm = () => renderPage(<ContactForm />);
