import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formFields } from '@/collections/collection';
import { inquiries, type ContactInput } from '@/collections/inquiries';
import { parseService, type StoredService } from '@/collections/services';
import { FIRM } from '@/content/firm';
import { AccessDeniedError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import { referenceOf } from '@/domain/reference';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import { saveReceipt } from '@/features/contacts/save-draft';
import { saveFirstPage } from '@/features/contacts/contact-draft';
import { serviceQueries } from '@/features/services/service-queries';
import { expectConsoleErrors } from '../support/console-errors';
import { service } from '../support/sample-documents';
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

type Form = ReturnType<typeof renderContactForm>;

const findReceipt = () => screen.findByRole('region', { name: 'Your inquiry has been sent' });
const sentBy = ({ store }: Form) => store.calls('createContact').map(([, contact]) => contact);
const sourcesSentBy = ({ store }: Form) => store.calls('createContact').map((args) => args[2]);
const idsSentBy = ({ store }: Form) => store.calls('createContact').map(([id]) => id);

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
});

it('an invalid contact form shows an error for each invalid field, focuses the first of these fields, and sends nothing', async () => {
  const { store } = renderContactForm();
  const errors = (expected: Partial<Record<keyof ContactInput, string | RegExp>>) => {
    for (const [name, error] of Object.entries(expected))
      expect(control(name as keyof ContactInput)).toHaveAccessibleDescription(error);
  };
  fill({ lastName: '   ', email: 'nobody', company: 'c'.repeat(201), message: 'm'.repeat(3_999) });
  expect(control('message')).not.toHaveAccessibleDescription();
  fill({ message: 'm'.repeat(4_000) });
  errors({ message: /^4,000 of 5,000 characters/ });
  fill({ message: 'm'.repeat(5_001) });
  send();
  await waitFor(() => expect(control('firstName')).toHaveFocus());
  errors({
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter an email address like name@company.com.',
    company: 'Company can have at most 200 characters. Yours has 201.',
    message:
      '5,001 of 5,000 characters Message can have at most 5,000 characters. Yours has 5,001.',
  });
  expect(control('message')).toHaveValue('m'.repeat(5_001));
  expect(control('email')).toBeInvalid();
  // Screen readers announce the focused field's error. A live region would repeat it and announce others first.
  expect(screen.getByText('Enter your last name.').closest('[aria-live]')).toBeNull();
  // Typing in a field clears its error.
  fill({ firstName: 'Ada', email: 'a', company: '', message: '' });
  expect(control('email')).toHaveAttribute('aria-invalid', 'false');
  expect(control('email')).not.toHaveAccessibleDescription();
  errors({ lastName: 'Enter your last name.' });
  fill({ email: '' });
  send();
  await waitFor(() => errors({ email: 'Enter your email address.' }));
  expect(control('firstName')).not.toHaveAccessibleDescription();
  expect(control('firstName')).toBeValid();
  expect(store.ids('contacts')).toEqual([]);
});

it('the error of the field in which Enter was pressed is announced, each time', async () => {
  renderContactForm();
  fill({ ...INQUIRY, email: 'ada@' });
  control('email').focus();
  const texts = new Set<ChildNode | null>();
  for (const presses of [1, 2]) {
    fireEvent.submit(screen.getByRole('form', { name: 'Inquiry' }));
    await waitFor(() => {
      const error = screen.getByText('Enter an email address like name@company.com.');
      expect(error).toHaveAttribute('aria-live', 'polite');
      // Screen readers announce only text that is added.
      expect(texts.add(error.firstChild).size).toBe(presses);
    });
    expect(control('email')).toHaveFocus();
  }
});

it('an email address that can’t be corrected is never sent; one that is probably wrong is questioned once, and another press of Send sends it', async () => {
  const form = renderContactForm();
  fill({ ...INQUIRY, email: 'a..b@example.com' });
  for (let press = 0; press < 2; press += 1) {
    send();
    await waitFor(() => expect(control('email')).toHaveFocus());
    expect(control('email')).toBeInvalid();
    expect(control('email')).toHaveValue('a..b@example.com');
    control('message').focus();
  }
  const ask = async (question: string) => {
    send();
    await waitFor(() => expect(control('email')).toHaveAccessibleDescription(question));
    expect(control('email')).toHaveFocus();
    expect(sentBy(form)).toEqual([]);
  };
  fill({ email: 'Carla@acme,' });
  await ask('Is “carla@acme” complete? If so, press Send Message again.');
  // Another address is another question.
  fill({ email: 'carla@acm' });
  expect(control('email')).not.toHaveAccessibleDescription();
  await ask('Is “carla@acm” complete? If so, press Send Message again.');
  fill({ email: 'Karin@Gmial.com' });
  await ask('Did you mean “karin@gmail.com”? If not, press Send Message again.');
  // A change elsewhere is not.
  fill({ message: 'Changed' });
  form.store.fail('createContact', new Error('planned'));
  expectConsoleErrors(/^Failed to send message \(Error\)/);
  send();
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(control('email')).not.toHaveAccessibleDescription();
  send();
  await findReceipt();
  const sent = { ...INQUIRY, email: 'karin@gmial.com', message: 'Changed' };
  expect(sentBy(form)).toEqual([sent, sent]);
});

it('the form sends every field, even those filled in without any event, and shows a receipt with the reference until the visitor starts another inquiry', async () => {
  const form = renderContactForm();
  fill({ firstName: 'A' });
  for (const [name, value] of Object.entries({ ...INQUIRY, email: 'Ada <Ada@Example.COM>,' }))
    control(name as keyof ContactInput).value = value;
  const message = control('message');
  send();
  const receipt = await findReceipt();
  // The field is replaced, because clearing the old field would interrupt the screen reader while it reads the receipt.
  expect(message).not.toBeInTheDocument();
  await findSentNotification();
  expect(Object.values(shownInquiry()).join('')).toBe('');
  expect(sentBy(form)).toEqual([INQUIRY]);
  const [id = ''] = idsSentBy(form);
  expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
  const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  expect(within(receipt).getByText(reference)).toBeInTheDocument();
  expect(receipt).toHaveTextContent(`within ${FIRM.figures.response}.`);
  const lines = formFields(inquiries).flatMap(({ name, kind }) =>
    kind === 'line' ? INQUIRY[name] : [],
  );
  for (const text of ['Ada Lovelace', INQUIRY.email, 'System Upgrades', ...lines])
    expect(within(receipt).getByText(text, { selector: 'dd, dd *' })).toBeInTheDocument();
  expect(receipt).toHaveTextContent(INQUIRY.message.replace(/\s+/g, ' '));
  const heading = within(receipt).getByRole('heading');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(heading).toHaveAccessibleDescription(`Reference: ${reference}`);
  fireEvent.click(within(receipt).getByRole('button', { name: 'Send another' }));
  await waitFor(() => expect(receipt).not.toBeInTheDocument());
  await waitFor(() => expect(control('firstName')).toHaveFocus());
});

it('repeated clicks on the button send the inquiry only once, and the receipt shows only the completed fields', async () => {
  const form = renderContactForm();
  fill({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  const release = form.store.hold('createContact');
  screen.getByRole('button', { name: 'Send Message' }).focus();
  send();
  send();
  const button = await screen.findByRole('button', { name: 'Sending...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // A disabled button would lose focus.
  expect(button).toHaveFocus();
  fireEvent.click(button);
  release();
  const terms = within(await findReceipt()).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Name', 'Email']);
  expect(sentBy(form)).toHaveLength(1);
});

const honeypot = () => screen.queryByRole('textbox', { name: 'Leave this field empty' });

it('a filled-in honeypot field is cleared and shown, and the inquiry is sent only if the field stays empty', async () => {
  const form = renderContactForm();
  expect(honeypot()).not.toBeInTheDocument();
  fill(INQUIRY);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const field = form.container.querySelector('input[name="extraCheck"]');
    fireEvent.change(field ?? document.body, { target: { value: 'https://spam.example' } });
    send();
    expect(await screen.findByText(/^This field catches bots/)).toBeInTheDocument();
    await waitFor(() => expect(honeypot()).toHaveValue(''));
    await waitFor(() => expect(honeypot()).toHaveFocus());
    expect(honeypot()).toHaveAccessibleDescription(/press Send Message again\.$/);
    expect(shownInquiry()).toEqual(INQUIRY);
    expect(sentBy(form)).toEqual([]);
  }
  send();
  await findReceipt();
  expect(sentBy(form)).toEqual([INQUIRY]);
  expect(honeypot()).not.toBeInTheDocument();
});

const POLICY = 'https://firm.example/privacy';

it.each([
  {
    what: 'the retention period and an email address',
    words: /Only our staff can read it\. To have it erased sooner, write to/,
  },
  {
    what: 'the privacy policy, if there is one',
    policyUrl: POLICY,
    words: /Privacy Policy/,
    policies: [POLICY],
  },
  {
    what: 'the reCAPTCHA notice, if App Check is on',
    siteKey: 'key',
    words: /reCAPTCHA and the Google Privacy Policy and Terms of Service apply\./,
    policies: ['privacy', 'terms'].map((end) => `https://policies.google.com/${end}`),
  },
])('the form shows $what', ({ words, policyUrl = '', siteKey = '', policies = [] }) => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.spyOn(FIRM, 'privacyPolicyUrl', 'get').mockReturnValue(policyUrl);
  renderContactForm();
  const form = screen.getByRole('form', { name: 'Inquiry' });
  expect(form).toHaveTextContent(words);
  expect(form).toHaveTextContent(
    `your first page, and this one), for up to ${FIRM.figures.retention}.`,
  );
  const links = within(form)
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => href);
  expect(links).toContain(`mailto:${FIRM.email}`);
  expect(links.filter((href) => /privacy|terms/.test(href))).toEqual(policies);
});

it.each(['', 'https://calendar.example/firm'])(
  'the form and its receipt offer an appointment only if the firm has a page for it: %j',
  async (url) => {
    vi.spyOn(FIRM, 'bookingUrl', 'get').mockReturnValue(url);
    const form = renderContactForm();
    const offered = () =>
      screen.queryAllByText('Or choose a time').map((link) => {
        expect(link).toHaveAccessibleName('Or choose a time (opens in a new tab)');
        return link.getAttribute('href');
      });
    expect(offered()).toEqual(url ? [url] : []);
    fill(INQUIRY);
    await sendAnd('succeed', form);
    await findReceipt();
    expect(offered()).toEqual(url ? [url, url] : []);
  },
);

/** Sends the form and waits for the outcome. */
async function sendAnd(outcome: 'succeed' | 'fail', { store }: Form) {
  const error = outcome === 'fail' ? new Error('planned') : undefined;
  const release = store.hold('createContact', error);
  if (outcome === 'fail') expectConsoleErrors(/^Failed to send message/);
  send();
  await screen.findByText('Sending...');
  release();
  await screen.findByText('Send Message');
}

/** Renders the form again, as after a reload. */
function reload(form: Form): Form {
  form.unmount();
  return renderContactForm();
}

it('a draft keeps its text and ID through reloads and failures, which show other ways to reach the firm, until it is sent', async () => {
  let form = renderContactForm();
  fill(INQUIRY);
  form = reload(form);
  await sendAnd('fail', form);
  await findNotification('destructive', 'Error', 'Failed to send message. Please try again.');
  expect(shownInquiry()).toEqual(INQUIRY);
  const note = () => screen.getByText(/^Your inquiry wasn’t sent/);
  expect(note().closest('[data-when-unsent]')).toBeNull();
  expect(note().closest('[aria-live=polite]')).not.toBeNull();
  for (const name of [FIRM.email, FIRM.phones[0]?.number])
    expect(within(note()).getByRole('link', { name })).toBeInTheDocument();
  fill({ message: 'Changed' });
  await sendAnd('fail', form);
  form = reload(form);
  expect(shownInquiry()).toEqual({ ...INQUIRY, message: 'Changed' });
  await sendAnd('succeed', form);
  expect(note().closest('[data-when-unsent]')).not.toBeNull();
  const [id = ''] = idsSentBy(form);
  expect(idsSentBy(form)).toEqual([id, id, id]);
  form = reload(form);
  expect(control('message')).toHaveValue('');
  expect(screen.getByText(referenceOf(id))).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
  form = reload(form);
  expect(screen.queryByText(referenceOf(id))).not.toBeInTheDocument();
  fill(INQUIRY);
  await sendAnd('succeed', form);
  expect(idsSentBy(form)[3]).not.toBe(id);
});

it('a page from the back/forward cache keeps its text, unless it has been sent from another page', () => {
  renderContactForm();
  const comeBack = () =>
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  fill({ firstName: 'Ada' });
  comeBack();
  expect(control('firstName')).toHaveValue('Ada');
  saveReceipt(randomId());
  comeBack();
  expect(control('firstName')).toHaveValue('');
});

it('a draft gets a new ID if another inquiry already uses its ID', async () => {
  let form = renderContactForm();
  fill(INQUIRY);
  form.store.fail('createContact', new AccessDeniedError());
  await sendAnd('fail', form);
  form = reload(form);
  await sendAnd('succeed', form);
  const [taken, id, again] = idsSentBy(form);
  expect(id).not.toBe(taken);
  expect(again).toBe(id);
  expect(sentBy(form).at(-1)).toEqual(INQUIRY);
});

it('even without browser storage, an inquiry keeps the same ID until it is sent', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const form = renderContactForm();
  for (const outcome of ['fail', 'succeed', 'succeed'] as const) {
    fill(INQUIRY);
    await sendAnd(outcome, form);
  }
  const [id, again, another] = idsSentBy(form);
  expect(again).toBe(id);
  expect(another).not.toBe(id);
  expect(sourcesSentBy(form)).toEqual([undefined, undefined, undefined]);
});

it('an inquiry is sent with the visit’s first page outside the back office and the page of the form', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/');
  for (const path of ['/admin/contacts?q=ada@example.com', '/upgrades?utm_source=News', '/about']) {
    history.replaceState(null, '', path);
    saveFirstPage();
  }
  const form = renderContactForm();
  history.replaceState(null, '', '/contact');
  fill(INQUIRY);
  await sendAnd('succeed', form);
  expect(sourcesSentBy(form)).toEqual([
    { landing: '/upgrades', page: '/contact', referrer: 'www.google.com', utmSource: 'News' },
  ]);
});

const stored = (slug: string, name: string) => parseService(slug, service({ slug, name }));
const MASKING = stored('data-masking', 'Data Masking');
const UPGRADES = stored('upgrades', 'Our Upgrades');

/** The services that the form offers, after 'Select a service'. */
function offered() {
  const [none, ...services] = within(control('service')).getAllByRole<HTMLOptionElement>('option');
  expect(none).toHaveTextContent('Select a service');
  return services.map(({ value, text }) => `${value}: ${text}`);
}

const expectOffered = (...services: StoredService[]) =>
  waitFor(() => expect(offered()).toEqual(services.map(({ slug, name }) => `${slug}: ${name}`)));

const chosen = () => (control('service') as unknown as HTMLSelectElement).selectedOptions[0]?.text;

/** Saves these services, in this order, in place of the earlier ones. */
function saveServices({ store }: Form, ...services: StoredService[]) {
  for (const id of store.ids('services')) store.put(`services/${id}`, null);
  for (const [index, each] of services.entries())
    store.put(`services/${each.id}`, { ...each, position: index + 1 });
}

/** Reads the services again, as a prerendered page does after hydration. */
async function refresh(form: Form, ...services: StoredService[]) {
  const { queryClient } = form;
  saveServices(form, ...services);
  await act(() => queryClient.invalidateQueries({ queryKey: serviceQueries.all }));
  await expectOffered(...services);
}

/** Sends the form and expects the slug of a service to be sent, and its name in the receipt. */
async function expectSent(form: Form, slug: string, name?: string) {
  send();
  const term = within(await findReceipt()).queryByText('Service Interest');
  expect(sentBy(form).at(-1)?.service).toBe(slug);
  expect(term?.nextElementSibling?.textContent).toBe(name);
}

it('the form offers the saved services in order, and keeps a service selected, also in a restored draft, while it is offered', async () => {
  let form = renderContactForm();
  let release = form.store.hold('listServices');
  saveServices(form, MASKING, parseService('old-id', { slug: 'audits' }), UPGRADES);
  expect(offered()).toEqual(SERVICE_INTERESTS.map(({ value, label }) => `${value}: ${label}`));
  fill({ ...INQUIRY, service: 'upgrades' });
  release();
  await expectOffered(MASKING, UPGRADES);
  expect(chosen()).toBe('Our Upgrades');
  await refresh(form, UPGRADES, MASKING);
  expect(chosen()).toBe('Our Upgrades');
  fill({ service: 'data-masking' });

  form.unmount();
  form = renderContactForm();
  release = form.store.hold('listServices');
  saveServices(form, UPGRADES, MASKING);
  await waitFor(() => expect(control('message')).toHaveValue(INQUIRY.message));
  expect(chosen()).toBe('Select a service');
  fill({ company: 'Navy' });
  release();
  await waitFor(() => expect(chosen()).toBe('Data Masking'));
  await refresh(form, UPGRADES);
  expect(chosen()).toBe('Select a service');
  fill({ service: 'upgrades' });
  await refresh(form, UPGRADES, MASKING);
  expect(chosen()).toBe('Our Upgrades');
  fill({ service: '' });
  await refresh(form, MASKING, UPGRADES);
  expect(chosen()).toBe('Select a service');
  fill({ service: 'upgrades' });
  await expectSent(form, 'upgrades', 'Our Upgrades');
});

it.each(['while the form is open', 'when it is sent'])(
  'an inquiry is sent without its service if the service is deleted %s',
  async (when) => {
    const form = renderContactForm();
    saveServices(form, UPGRADES, MASKING);
    await expectOffered(UPGRADES, MASKING);
    fill({ ...INQUIRY, service: 'data-masking' });
    // The rules refuse the service, with a new ID as well.
    if (when === 'when it is sent') form.store.fail('createContact', new AccessDeniedError(), 2);
    else await refresh(form, UPGRADES);
    await expectSent(form, '');
  },
);
