import { fireEvent, screen } from '@testing-library/react';
import { formFields } from '@/collections/collection';
import { inquiries, type ContactInput } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { ContactForm } from '@/features/contacts/contact-form';
import { useServiceList } from '@/features/services/service-queries';
import { FILLED_IN } from '../support/sample-documents';
import { findNotification } from './find-notification';
import { renderPage } from './render-page';

/** A valid inquiry with every field filled in. */
export const INQUIRY: ContactInput = {
  ...FILLED_IN,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'Zeile 1\n\n  “Zeile” 3 🏗️ خدمات',
};

const LABELS = Object.fromEntries(formFields(inquiries).map(({ name, label }) => [name, label]));

export const control = (name: keyof ContactInput) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${LABELS[name]}( \\*| \\(optional\\))$`));

export const shownInquiry = () =>
  Object.fromEntries(
    Object.keys(LABELS).map((name) => [name, control(name as keyof ContactInput).value]),
  );

export function fill(fields: Partial<ContactInput>): void {
  for (const [name, value] of Object.entries(fields)) {
    fireEvent.change(control(name as keyof ContactInput), { target: { value } });
  }
}

export const send = () => fireEvent.click(screen.getByText('Send Message'));

/** Waits for the notification that the inquiry was sent (spec 8). */
export const findSentNotification = () =>
  findNotification(
    'default',
    'Message sent successfully!',
    `We'll get back to you within ${FIRM.figures.response}.`,
  );

function InquiryForm() {
  return <ContactForm Services={useServiceList()} />;
}

export const renderContactForm = () => renderPage(<InquiryForm />);
