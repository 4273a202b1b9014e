import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FIRM } from '@/content/firm';
import { SERVICE_INTERESTS } from '@/domain/contact';
import { VISITOR_FIELDS } from '@/domain/contact-fields';
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

it('has the fields of the specification, with their marks and autocomplete purposes, none of them invalid yet', () => {
  renderContactForm();
  fill({ email: 'a' });
  for (const [name, autocomplete] of [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
  ] as const) {
    const field = control(name);
    expect(field).toBeRequired();
    // Before it is sent. Without the attribute Firefox reports what its own validation says.
    expect(field).toHaveAttribute('aria-invalid', 'false');
    expect(field).toHaveAttribute('autocomplete', autocomplete);
    expect(field.labels?.[0]).toHaveTextContent(/ \*$/);
  }
  expect(control('email')).toHaveAttribute('type', 'email');
  expect(control('company')).toHaveAttribute('autocomplete', 'organization');
  expect(control('message')).toHaveAttribute('rows', '6');
  for (const name of ['company', 'service', 'message'] as const)
    expect(control(name)).not.toBeRequired();
  const services = within(control('service')).getAllByRole<HTMLOptionElement>('option');
  expect(services.map(({ value }) => value)).toEqual([
    '',
    ...SERVICE_INTERESTS.map(({ value }) => value),
  ]);
  expect(services[0]).toHaveTextContent('Select a service');
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
  // The focused field says its error; live regions would say it again, and the others out of order.
  expect(screen.getByText('Enter your last name.').closest('[aria-live]')).toBeNull();
  expect(control('company')).toBeValid();
  // Nothing is judged while somebody types.
  fill({ firstName: 'Ada', email: 'a' });
  expect(control('email')).toHaveAttribute('aria-invalid', 'false');
  expect(control('email')).not.toHaveAccessibleDescription();
  expect(control('lastName')).toHaveAccessibleDescription('Enter your last name.');
  fill({ email: '' });
  send();
  await waitFor(() =>
    expect(control('email')).toHaveAccessibleDescription('Enter your email address.'),
  );
  expect(control('firstName')).not.toHaveAccessibleDescription();
  expect(control('firstName')).toBeValid();
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

const RECEIPT = { name: 'Your inquiry has been sent' };

it('sends every field as typed, and shows a receipt with what was stored and the reference above a blank form, until another one is written', async () => {
  const { data } = renderContactForm();
  fill({ ...INQUIRY, email: 'Ada@Example.COM' });
  const message = control('message');
  send();
  const receipt = await screen.findByRole('region', RECEIPT);
  // Emptied, it would be spoken of in the middle of the receipt.
  expect(message).not.toBeInTheDocument();
  await findSentNotification();
  expect(shownInquiry()).toEqual(BLANK);
  expect(data.createContact.mock.calls).toEqual([
    [expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{20}$/), INQUIRY],
  ]);
  const [[id = ''] = []] = data.createContact.mock.calls;
  const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  expect(within(receipt).getByText(reference)).toBeInTheDocument();
  expect(receipt).toHaveTextContent(`within ${FIRM.figures.response}.`);
  const lines = VISITOR_FIELDS.flatMap(({ name, kind }) => (kind === 'line' ? INQUIRY[name] : []));
  for (const text of ['Ada Lovelace', INQUIRY.email, 'System Upgrades', ...lines])
    expect(within(receipt).getByText(text, { selector: 'dd, dd *' })).toBeInTheDocument();
  expect(receipt).toHaveTextContent(INQUIRY.message.replace(/\s+/g, ' '));
  expect(within(receipt).getByRole('heading')).toHaveFocus();
  fireEvent.click(within(receipt).getByRole('button', { name: 'Send another' }));
  await waitFor(() => expect(receipt).not.toBeInTheDocument());
  expect(control('firstName')).toHaveFocus();
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
  const note = screen.getByText(/^Your message wasn’t sent/);
  expect(note.closest('[data-when-unsent]')).toBeNull();
  expect(note.closest('[aria-live=polite]')).not.toBeNull();
  expect(within(note).getByRole('link', { name: FIRM.email })).toBeInTheDocument();
  expect(within(note).getByRole('link', { name: FIRM.phones[0]?.number })).toBeInTheDocument();
  data.createContact.mockImplementation((id) => Promise.resolve(id));
  send();
  await screen.findByRole('region', RECEIPT);
  expect(
    screen.getByText(/^Your message wasn’t sent/).closest('[data-when-unsent]'),
  ).not.toBeNull();
});

it('is sent once, however often it is submitted meanwhile; the receipt names only what was filled in', async () => {
  const { data } = renderContactForm();
  const { released, release } = deferred();
  data.createContact.mockImplementation((id) => released.then(() => id));
  fill({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  screen.getByRole('button', { name: 'Send Message' }).focus();
  send();
  send();
  const button = await screen.findByRole('button', { name: 'Sending...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button would have lost it.
  expect(button).toHaveFocus();
  fireEvent.click(button);
  release();
  const receipt = await screen.findByRole('region', RECEIPT);
  expect(data.createContact).toHaveBeenCalledOnce();
  const terms = within(receipt).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Name', 'Email']);
});

const honeypot = () => screen.queryByRole('textbox', { name: 'Leave this field empty' });

/** Fills in the hidden field, as a program does. */
function fillHoneypot({ container }: ReturnType<typeof renderContactForm>) {
  const field = container.querySelector('input[name="extraCheck"]');
  fireEvent.change(field ?? document.body, { target: { value: 'https://spam.example' } });
}

it('shows a hidden field that was filled in, empty, as often as a program does that, keeps every word, and sends with the next press', async () => {
  const form = renderContactForm();
  expect(honeypot()).not.toBeInTheDocument();
  fill(INQUIRY);
  fillHoneypot(form);
  send();
  expect(await screen.findByText(/^This field catches bots/)).toBeInTheDocument();
  await waitFor(() => expect(honeypot()).toHaveFocus());
  expect(honeypot()).toHaveValue('');
  expect(honeypot()).toHaveAccessibleDescription(/press Send Message again\.$/);
  expect(shownInquiry()).toEqual(INQUIRY);
  fillHoneypot(form);
  expect(honeypot()).not.toHaveValue('');
  send();
  await waitFor(() => expect(honeypot()).toHaveValue(''));
  expect(shownInquiry()).toEqual(INQUIRY);
  expect(screen.queryByRole('region', RECEIPT)).not.toBeInTheDocument();
  expect(form.data.createContact).not.toHaveBeenCalled();
  send();
  await screen.findByRole('region', RECEIPT);
  expect(form.data.createContact.mock.calls).toEqual([[expect.any(String), INQUIRY]]);
  expect(honeypot()).not.toBeInTheDocument();
});

/** Renders the form, with the URL of the firm's privacy policy or ''. */
function renderNotices(policyUrl: string) {
  vi.spyOn(FIRM, 'privacyPolicyUrl', 'get').mockReturnValue(policyUrl);
  renderContactForm();
  const form = screen.getByRole('form', { name: 'Inquiry' });
  const links = within(form).getAllByRole<HTMLAnchorElement>('link');
  return { form, links: links.map(({ textContent, href }) => [textContent, href]) };
}

it('says who reads an inquiry, how long it is kept, and how to have it erased', () => {
  const { form, links } = renderNotices('');
  expect(form).toHaveTextContent(
    `We keep what you enter for up to ${FIRM.figures.retention}. Only our consultants read it. To have it erased sooner, write to ${FIRM.email}.`,
  );
  expect(links).toContainEqual([FIRM.email, `mailto:${FIRM.email}`]);
  expect(form).not.toHaveTextContent(/Privacy Policy|reCAPTCHA/);
});

it('links to the privacy policy, where there is one', () => {
  const { links } = renderNotices('https://firm.example/privacy');
  expect(links).toContainEqual(['Privacy Policy', 'https://firm.example/privacy']);
});

it('says what Google asks for, where App Check is on', () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { form, links } = renderNotices('');
  expect(form).toHaveTextContent(
    'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
  );
  expect(links).toContainEqual(['Privacy Policy', 'https://policies.google.com/privacy']);
  expect(links).toContainEqual(['Terms of Service', 'https://policies.google.com/terms']);
});
