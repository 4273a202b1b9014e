import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import {
  INQUIRY,
  control,
  fill,
  findSentNotification,
  renderContactForm,
  send,
  shownInquiry,
} from './contact-inquiry';
import { findNotification } from './find-notification';

const BLANK = Object.fromEntries(Object.keys(INQUIRY).map((name) => [name, '']));

it('has the fields of the specification, with their marks and autocomplete purposes', () => {
  renderContactForm();
  for (const [name, autocomplete] of Object.entries({
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
  } as const)) {
    const field = control(name as keyof typeof INQUIRY);
    expect(field).toBeRequired();
    expect(field).toHaveAttribute('autocomplete', autocomplete);
    expect(field.labels?.[0]).toHaveTextContent(/ \*$/);
  }
  expect(control('email')).toHaveAttribute('type', 'email');
  expect(control('company')).toHaveAttribute('autocomplete', 'organization');
  expect(control('message')).toHaveAttribute('rows', '6');
  for (const name of ['company', 'service', 'message'] as const) {
    expect(control(name)).not.toBeRequired();
  }
});

it('offers the seven services of the specification', () => {
  renderContactForm();
  const options = within(control('service')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ['', 'Select a service'],
    ['cloud-migration', 'Cloud Migration'],
    ['consulting', 'Strategic Consulting'],
    ['upgrades', 'System Upgrades'],
    ['managed-services', 'Managed Services'],
    ['integrated-services', 'Integrated Services'],
    ['product-development', 'Product Development'],
    ['infrastructure-services', 'Infrastructure Services'],
  ]);
});

it('shows each error at its field, sends nothing, and focuses the first invalid field', async () => {
  const { data } = renderContactForm();
  fill({ lastName: '   ', email: 'nobody' });
  send();
  await waitFor(() => expect(control('firstName')).toHaveFocus());
  expect(control('firstName')).toHaveAccessibleDescription('Enter your first name.');
  expect(control('lastName')).toHaveAccessibleDescription('Enter your last name.');
  expect(control('email')).toHaveAccessibleDescription(
    'Enter an email address like name@company.com.',
  );
  expect(control('email')).toBeInvalid();
  expect(control('company')).not.toHaveAttribute('aria-invalid');
  fill({ firstName: 'Ada', email: '' });
  await waitFor(() =>
    expect(control('email')).toHaveAccessibleDescription('Enter your email address.'),
  );
  expect(control('firstName')).not.toHaveAccessibleDescription();
  expect(control('firstName')).not.toHaveAttribute('aria-invalid');
  expect(data.createContact).not.toHaveBeenCalled();
});

it('shows the length of a long text and does not cut it off', async () => {
  const { data } = renderContactForm();
  fill({ ...INQUIRY, message: 'm'.repeat(3_999), company: 'c'.repeat(201) });
  expect(control('message')).not.toHaveAccessibleDescription();
  fill({ message: 'm'.repeat(4_000) });
  expect(control('message')).toHaveAccessibleDescription(/^4,000 of 5,000 characters/);
  fill({ message: 'm'.repeat(5_001) });
  send();
  await waitFor(() => expect(control('company')).toHaveFocus());
  expect(control('message')).toHaveAccessibleDescription(
    '5,001 of 5,000 characters Message can have at most 5,000 characters. Yours has 5,001.',
  );
  expect(control('company')).toHaveAccessibleDescription(
    'Company can have at most 200 characters. Yours has 201.',
  );
  expect(control('message')).toHaveValue('m'.repeat(5_001));
  expect(data.createContact).not.toHaveBeenCalled();
});

it('sends every field as typed, says so, and is blank again', async () => {
  const { data } = renderContactForm();
  fill(INQUIRY);
  send();
  await findSentNotification();
  expect(data.createContact.mock.calls).toEqual([[expect.stringMatching(/^\w{20}$/), INQUIRY]]);
  expect(shownInquiry()).toEqual(BLANK);
});

const RECEIPT = { name: 'Your inquiry has been sent' };

it('shows a receipt with what was sent and the reference, until another one is written', async () => {
  const { data } = renderContactForm();
  fill(INQUIRY);
  send();
  const receipt = await screen.findByRole('region', RECEIPT);
  const [[id = ''] = []] = data.createContact.mock.calls;
  const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  expect(within(receipt).getByText(reference)).toBeInTheDocument();
  expect(receipt).toHaveTextContent(`within ${FIRM.figures.response}.`);
  for (const text of ['Ada Lovelace', INQUIRY.email, INQUIRY.company, 'System Upgrades'])
    expect(within(receipt).getByText(text)).toBeInTheDocument();
  expect(receipt).toHaveTextContent(INQUIRY.message.replace(/\s+/g, ' '));
  expect(within(receipt).getByRole('heading')).toHaveFocus();
  fireEvent.click(within(receipt).getByRole('button', { name: 'Send another' }));
  await waitFor(() => expect(receipt).not.toBeInTheDocument());
  expect(control('firstName')).toHaveFocus();
});

it('names in the receipt only what was filled in', async () => {
  renderContactForm();
  fill({ ...INQUIRY, company: '', service: '', message: '' });
  send();
  const receipt = await screen.findByRole('region', RECEIPT);
  const terms = [...receipt.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['Name', 'Email']);
});

it('says before sending what is stored, how long, and how to have it erased', () => {
  renderContactForm();
  const form = screen.getByRole('form', { name: 'Inquiry' });
  expect(form).toHaveTextContent(`for up to ${FIRM.inquiryRetention}`);
  expect(within(form).getByRole('link', { name: FIRM.email })).toHaveAttribute(
    'href',
    `mailto:${FIRM.email}`,
  );
});

it('keeps every word after a failure, which is logged and shown', async () => {
  expectConsoleErrors(/^Failed to send message \(Error\)/);
  const { data } = renderContactForm();
  data.createContact.mockRejectedValue(new Error('planned'));
  fill(INQUIRY);
  send();
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(shownInquiry()).toEqual(INQUIRY);
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(screen.queryByRole('region', RECEIPT)).not.toBeInTheDocument();
  const note = screen.getByText(/^Your message was not sent/);
  expect(within(note).getByRole('link', { name: FIRM.email })).toBeInTheDocument();
  expect(within(note).getByRole('link', { name: FIRM.phones[0]?.number })).toBeInTheDocument();
  data.createContact.mockImplementation((id) => Promise.resolve(id));
  send();
  await screen.findByRole('region', RECEIPT);
  expect(note).not.toBeInTheDocument();
});

it('is sent once, however often it is submitted meanwhile', async () => {
  const { data } = renderContactForm();
  const { released, release } = deferred();
  data.createContact.mockImplementation((id) => released.then(() => id));
  fill(INQUIRY);
  send();
  send();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(data.createContact).toHaveBeenCalledOnce();
});

it('has a field that only programs fill in: success is shown and nothing is sent', async () => {
  const { data, container } = renderContactForm();
  const honeypot = container.querySelector<HTMLInputElement>('input[name="extraCheck"]');
  expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  fill(INQUIRY);
  if (honeypot) fireEvent.change(honeypot, { target: { value: 'https://spam.example' } });
  send();
  await findSentNotification();
  expect(data.createContact).not.toHaveBeenCalled();
  // Whoever filled it in by mistake can write again.
  fill(INQUIRY);
  send();
  await waitFor(() => expect(data.createContact).toHaveBeenCalledOnce());
});
