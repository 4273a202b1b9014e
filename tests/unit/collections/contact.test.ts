import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldText, inquiries, parseContact, parseDeletedContact } from '@/collections/inquiries';
import { malformedFields } from '@/collections/malformed-fields';
import { inputSchema } from '@/collections/schemas';
import { SERVICE_INTERESTS, serviceInterestOf, serviceInterests } from '@/domain/service-interests';
import { daysLeft } from '@/domain/trash';
import { contact, contactInput, FILLED_IN } from '../../support/sample-documents';

/** Messages that the form would show, in field order. */
function messages(changes: object): string[] {
  return (safeParse(inputSchema(inquiries), { ...contactInput(), ...changes }).issues ?? []).map(
    ({ message }) => message,
  );
}

describe('the contact schema', () => {
  it('has a message for each missing field', () => {
    expect(messages({ firstName: '\u3164', lastName: ' \u200b ', email: '' })).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
    ]);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(messages({ firstName: '🚀'.repeat(100) })).toEqual([]);
    expect(messages({ firstName: '🚀'.repeat(101) })).toEqual([
      'First name can have at most 100 characters. Yours has 101.',
    ]);
  });

  it('normalizes the email address and limits the resulting length', () => {
    const { email } = parse(
      inputSchema(inquiries),
      contactInput({ email: 'Grace <Grace@Bücher.Example>' }),
    );
    expect(email).toBe('grace@xn--bcher-kva.example');
    const domain = `${'d'.repeat(63)}.`.repeat(3);
    // The comma doesn't count.
    expect(messages({ email: `${'x'.repeat(58)}@${domain}com,` })).toEqual([]);
    expect(messages({ email: `${'x'.repeat(59)}@${domain}com` })).toEqual([
      'Email can have at most 254 characters. Yours has 255.',
    ]);
  });
});

it.each(['', 'upgrades', 'data-masking'])('an inquiry can name the service %j', (service) => {
  expect(messages({ service })).toEqual([]);
});

it.each(['Data Masking', 'data/masking', 'index', '-', 'x'.repeat(101), 7, null])(
  'an inquiry can’t name the service %j',
  (service) => {
    expect(messages({ service })).toHaveLength(1);
    const fields = { ...contactInput(), service, createdAt: new Date(), updatedAt: new Date() };
    expect(malformedFields('contacts', { ...fields, status: 'new' })).toEqual(['service']);
  },
);

it.each([
  ['an inquiry about a service that is not built in', contact({ service: 'data-masking' })],
  [
    'an older contact with capital letters in its email address',
    contact({ email: 'Grace.Hopper@Example.COM' }),
  ],
  ['an inquiry with every field of the form', { ...FILLED_IN, status: 'new' }],
  ['an inquiry of an earlier version', contact({ phone: '555-0119', responseMinutes: 5 })],
  ['an inquiry marked as spam', contact({ isSpam: true })],
  [
    'an assigned inquiry with a follow-up',
    contact({ assignee: 'former@example.com', followUpOn: '2026-12-31' }),
  ],
])('%s is not malformed', (_what, fields) => {
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  expect(malformedFields('contacts', { ...fields, ...dates })).toEqual([]);
});

it('a reply is malformed only in a new inquiry', () => {
  const reply = { contactedAt: new Date() };
  const malformed = (status: string) =>
    malformedFields('contacts', {
      ...contact({ status, ...reply }),
      ...{ createdAt: new Date(), updatedAt: new Date() },
    });
  expect(malformed('new')).toEqual(['contactedAt']);
  expect(malformed('contacted')).toEqual([]);
  expect(malformed('closed')).toEqual([]);
});

describe('the displayed name of a contact', () => {
  it.each([
    [{ firstName: 'Grace', lastName: 'Hopper' }, 'Grace Hopper'],
    [{ firstName: ' Grace ', lastName: '' }, 'Grace'],
    [{ name: 'Old Record' }, 'Old Record'],
    [{ firstName: ' ', lastName: ' ', name: ' ', email: 'a@b' }, 'a@b'],
    [{ firstName: '\u3164', lastName: '\u2800', email: 'a@b' }, 'a@b'],
    [{ firstName: 7, lastName: null, email: 'a@b' }, 'a@b'],
    [{}, ''],
  ])('is derived from the fields %j: %j', (stored, name) => {
    expect(parseContact('id', stored).name).toBe(name);
  });
});

it('a saved service is shown by its name, and a deleted service by its slug', () => {
  const services = [{ value: 'upgrades', label: 'Our Upgrades' }];
  const nameOf = (service: string) => fieldText({ service }, 'service', services);
  expect(['upgrades', 'consulting', ''].map(nameOf)).toEqual(['Our Upgrades', 'consulting', '']);
  expect(fieldText({ message: 'upgrades' }, 'message', services)).toBe('upgrades');
  expect(fieldText({ service: 'teleportation' }, 'service')).toBe('teleportation');
});

it('the form offers the site’s services in order, except those that the rules would refuse', () => {
  const named = (slug: string, id = slug) => ({ id, slug, name: `${id} of ${slug}` });
  const services = [
    ...[named('data-masking'), named('upgrades', 'old-id'), named('audits', 'old-audits')],
    ...[named('Audits'), named('index'), named('consulting'), named('upgrades')],
  ];
  expect(serviceInterests(services)).toEqual([
    { value: 'data-masking', label: 'data-masking of data-masking' },
    { value: 'upgrades', label: 'old-id of upgrades' },
    { value: 'consulting', label: 'consulting of consulting' },
  ]);
  expect(serviceInterests([])).toEqual([]);
});

it.each([
  ['/services/upgrades', 'upgrades'],
  ['/cloud-migration', 'cloud-migration'],
  ['/services', ''],
  ['/services/another-one', ''],
  ['/', ''],
])('after a visit to the page %j, the form preselects the service %j', (path, service) => {
  expect(serviceInterestOf(path, SERVICE_INTERESTS)).toBe(service);
});

it('the form preselects only a saved service, even if another service has a page', () => {
  const services = [{ value: 'another-one', label: 'Another One' }];
  expect(serviceInterestOf('/services/another-one', services)).toBe('another-one');
  expect(serviceInterestOf('/upgrades', services)).toBe('');
});

it.each([
  [0, 30],
  [24 * 60, 29],
  [29 * 24 * 60 + 1, 1],
  [30 * 24 * 60, 0],
  [40 * 24 * 60, 0],
])('a contact that has been in the trash for %i minutes is erased in %i days', (minutes, days) => {
  const now = new Date('2026-03-30T12:00:00Z');
  const deletedAt = new Date(now.getTime() - minutes * 60_000);
  expect(daysLeft(parseDeletedContact('id', { deletedAt }), now)).toBe(days);
});

it('a contact in the trash without a valid deletion date is due to be erased immediately', () => {
  const deleted = parseDeletedContact('id', { deletedAt: 'yesterday' });
  expect(deleted.deletedAt).toBeNull();
  expect(daysLeft(deleted, new Date())).toBe(0);
});
