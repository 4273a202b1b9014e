import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formFields } from '@/collections/collection';
import { inquiries } from '@/collections/inquiries';
import { FIRM } from '@/content/firm';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import {
  control,
  fill,
  findSentNotification,
  INQUIRY,
  renderContactForm,
  send,
  shownInquiry,
} from './contact-inquiry';
import { findNotification } from './find-notification';

const RECEIPT = { name: 'Your inquiry has been sent' };
const BLANK = Object.fromEntries(Object.keys(INQUIRY).map((name) => [name, '']));

it('the contact form has the fields in the specification, with required marks and autocomplete values', () => {
  renderContactForm();
  fill({ email: 'a' });
  for (const [name, autocomplete] of [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['email', 'email'],
  ] as const) {
    const field = control(name);
    expect(field).toBeRequired();
    // Without aria-invalid, Firefox exposes the result of its own validation to screen readers.
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

it('an invalid contact form shows an error for each invalid field, focuses the first of these fields, and sends nothing', async () => {
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
  // Screen readers announce the focused field's error. A live region would repeat it and announce others first.
  expect(screen.getByText('Enter your last name.').closest('[aria-live]')).toBeNull();
  expect(control('company')).toBeValid();
  // Typing in a field clears its error.
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

it.each([
  ['mailto:Ada@example.com', 'ada@example.com'],
  ['Ada <ada@example.com>', 'ada@example.com'],
  ['ada@example.com,', 'ada@example.com'],
  ['ada＠example.com', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
])('an inquiry from “%s” is sent from “%s”, as the receipt shows', async (typed, email) => {
  const { data } = renderContactForm();
  fill({ ...INQUIRY, email: typed });
  send();
  const receipt = await screen.findByRole('region', RECEIPT);
  expect(data.createContact.mock.calls).toEqual([[expect.any(String), { ...INQUIRY, email }]]);
  expect(within(receipt).getByText(email)).toBeInTheDocument();
});

it.each(['ada@example..com', 'a..b@example.com', 'ada lovelace@example.com', 'a@b.com, c@d.com'])(
  'an inquiry from “%s” is not sent, however often Send is pressed',
  async (email) => {
    const { data } = renderContactForm();
    fill({ ...INQUIRY, email });
    for (let press = 0; press < 2; press += 1) {
      send();
      await waitFor(() => expect(control('email')).toHaveFocus());
      expect(control('email')).toBeInvalid();
      control('message').focus();
    }
    expect(shownInquiry()).toEqual({ ...INQUIRY, email });
    expect(data.createContact).not.toHaveBeenCalled();
  },
);

it('an email address without a top-level domain is questioned once, and another press of Send sends it', async () => {
  const { data } = renderContactForm();
  fill({ ...INQUIRY, email: 'Carla@acme,' });
  const ask = async (question: string) => {
    send();
    await waitFor(() => expect(control('email')).toHaveAccessibleDescription(question));
    expect(control('email')).toHaveFocus();
    expect(data.createContact).not.toHaveBeenCalled();
  };
  await ask('Is “carla@acme” complete? If so, press Send Message again.');
  // Another incomplete address is another question.
  fill({ email: 'carla@acm' });
  expect(control('email')).not.toHaveAccessibleDescription();
  await ask('Is “carla@acm” complete? If so, press Send Message again.');
  // A change elsewhere is not.
  fill({ message: 'Changed' });
  data.createContact.mockRejectedValueOnce(new Error('planned'));
  expectConsoleErrors(/^Failed to send message \(Error\)/);
  send();
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(control('email')).not.toHaveAccessibleDescription();
  send();
  await screen.findByRole('region', RECEIPT);
  const sent = { ...INQUIRY, email: 'carla@acm', message: 'Changed' };
  expect(data.createContact.mock.calls.map(([, contact]) => contact)).toEqual([sent, sent]);
});

it('fields that were filled in without any event are sent', async () => {
  const { data } = renderContactForm();
  fill({ firstName: 'A' });
  for (const [name, value] of Object.entries(INQUIRY))
    control(name as keyof typeof INQUIRY).value = value;
  send();
  await findSentNotification();
  expect(data.createContact.mock.calls).toEqual([[expect.any(String), INQUIRY]]);
});

it('a long message shows its character count and is not truncated', async () => {
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

it('the form sends every field and shows a receipt with the reference until the visitor starts another inquiry', async () => {
  const { data } = renderContactForm();
  fill({ ...INQUIRY, email: 'Ada@Example.COM' });
  const message = control('message');
  send();
  const receipt = await screen.findByRole('region', RECEIPT);
  // The field is replaced, because clearing the old field would interrupt the screen reader while it reads the receipt.
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
  const lines = formFields(inquiries).flatMap(({ name, kind }) =>
    kind === 'line' ? INQUIRY[name] : [],
  );
  for (const text of ['Ada Lovelace', INQUIRY.email, 'System Upgrades', ...lines])
    expect(within(receipt).getByText(text, { selector: 'dd, dd *' })).toBeInTheDocument();
  expect(receipt).toHaveTextContent(INQUIRY.message.replace(/\s+/g, ' '));
  expect(within(receipt).getByRole('heading')).toHaveFocus();
  fireEvent.click(within(receipt).getByRole('button', { name: 'Send another' }));
  await waitFor(() => expect(receipt).not.toBeInTheDocument());
  expect(control('firstName')).toHaveFocus();
});

it('after a failure, the form preserves the text and shows other ways to reach the firm', async () => {
  expectConsoleErrors(/^Failed to send message \(Error\)/);
  const { data } = renderContactForm();
  data.createContact.mockRejectedValue(new Error('planned'));
  fill(INQUIRY);
  send();
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(shownInquiry()).toEqual(INQUIRY);
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(screen.queryByRole('region', RECEIPT)).not.toBeInTheDocument();
  const note = screen.getByText(/^Your inquiry wasn’t sent/);
  expect(note.closest('[data-when-unsent]')).toBeNull();
  expect(note.closest('[aria-live=polite]')).not.toBeNull();
  expect(within(note).getByRole('link', { name: FIRM.email })).toBeInTheDocument();
  expect(within(note).getByRole('link', { name: FIRM.phones[0]?.number })).toBeInTheDocument();
  data.createContact.mockImplementation((id) => Promise.resolve(id));
  send();
  await screen.findByRole('region', RECEIPT);
  expect(
    screen.getByText(/^Your inquiry wasn’t sent/).closest('[data-when-unsent]'),
  ).not.toBeNull();
});

it('repeated clicks on the button send the inquiry only once, and the receipt shows only the completed fields', async () => {
  const { data } = renderContactForm();
  const { released, release } = deferred();
  data.createContact.mockImplementation((id) => released.then(() => id));
  fill({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  screen.getByRole('button', { name: 'Send Message' }).focus();
  send();
  send();
  const button = await screen.findByRole('button', { name: 'Sending...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button would lose focus.
  expect(button).toHaveFocus();
  fireEvent.click(button);
  release();
  const receipt = await screen.findByRole('region', RECEIPT);
  expect(data.createContact).toHaveBeenCalledOnce();
  const terms = within(receipt).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Name', 'Email']);
});

const honeypot = () => screen.queryByRole('textbox', { name: 'Leave this field empty' });

/** Fills in the honeypot field, as a bot would. */
function fillHoneypot({ container }: ReturnType<typeof renderContactForm>) {
  const field = container.querySelector('input[name="extraCheck"]');
  fireEvent.change(field ?? document.body, { target: { value: 'https://spam.example' } });
}

it('a filled-in honeypot field is cleared and shown, and the inquiry is sent only if the field stays empty', async () => {
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

function renderNotices(policyUrl: string) {
  vi.spyOn(FIRM, 'privacyPolicyUrl', 'get').mockReturnValue(policyUrl);
  renderContactForm();
  const form = screen.getByRole('form', { name: 'Inquiry' });
  const links = within(form).getAllByRole<HTMLAnchorElement>('link');
  return { form, links: links.map(({ textContent, href }) => [textContent, href]) };
}

it('the form says who reads an inquiry, how long it is kept, and how to have it erased', () => {
  const { form, links } = renderNotices('');
  expect(form).toHaveTextContent(
    `We keep what you enter for up to ${FIRM.figures.retention}. Only our consultants read it. To have it erased sooner, write to ${FIRM.email}.`,
  );
  expect(links).toContainEqual([FIRM.email, `mailto:${FIRM.email}`]);
  expect(form).not.toHaveTextContent(/Privacy Policy|reCAPTCHA/);
});

it('the form links to the privacy policy if there is one', () => {
  const { links } = renderNotices('https://firm.example/privacy');
  expect(links).toContainEqual(['Privacy Policy', 'https://firm.example/privacy']);
});

it('the form shows the reCAPTCHA notice if App Check is on', () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { form, links } = renderNotices('');
  expect(form).toHaveTextContent(
    'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
  );
  expect(links).toContainEqual(['Privacy Policy', 'https://policies.google.com/privacy']);
  expect(links).toContainEqual(['Terms of Service', 'https://policies.google.com/terms']);
});
