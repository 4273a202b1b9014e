import { expect, it } from 'vitest';
import {
  CONTACT_DESK,
  exactSearch,
  listingOf,
  NO_SERVICE,
} from '@/back-office/contacts/desk-search-params';
import { unusableParts } from '@/back-office/ui/use-url-state';
import { isListed, textFilter } from '@/back-office/contacts/filter-contacts';
import { formFields } from '@/collections/collection';
import { inquiries, parseContact, type Contact } from '@/collections/inquiries';
import { FILLED_IN } from '../../support/sample-documents';

const GRACE = parseContact('7f3k2qxmabcdefghjkmn', {
  firstName: 'Grace',
  lastName: 'García',
  email: 'grace@example.com',
  company: 'First Mutual Bank',
  service: 'upgrades',
  message: 'Please send an\nOCI quote.',
  note: 'Invoice 4711',
  phone: '555-0119',
});
const EMPTY = parseContact('2', {});

const find = (contacts: Contact[], search: string) => contacts.filter(textFilter(search));

it.each([
  ...['grace', 'GARCIA', 'garcía', 'mutual', 'oci quote', 'an oci'],
  ...['4711', '0119', 'System Upgrades', 'grace@example', '7F3K-2Q', 'bank grace'],
])('the search finds “%s” in any field, ignoring case and accents', (search) =>
  expect(find([EMPTY, GRACE], search)).toEqual([GRACE]),
);

it.each(formFields(inquiries))('the search finds an inquiry by its field $name', ({ name }) => {
  const contacts = [EMPTY, parseContact('1', FILLED_IN)];
  expect(find(contacts, FILLED_IN[name])).toEqual([contacts[1]]);
});

it.each([
  ['user@xn--bcher-kva.example', 'user@bücher.ex'],
  ['user@xn--bcher-kva.example', 'BÜCHER'],
  ['user@bücher.example', 'bücher'],
  ['mailto:user@xn--bcher-kva.example', 'bucher'],
])('the search finds the saved email address “%s” by its part “%s”', (email, search) => {
  const reader = parseContact('3', { email });
  expect(find([EMPTY, GRACE, reader], search)).toEqual([reader]);
});

it('the search finds a contact only if it contains every word', () => {
  expect(find([GRACE], 'grace mainframe')).toEqual([]);
});

it('the search finds a service by its saved name, also after the name has changed', () => {
  const named = (label: string) => textFilter('masking', [{ value: 'upgrades', label }]);
  expect([named('Upgrades')(GRACE), named('Data Masking')(GRACE)]).toEqual([false, true]);
});

it.each([
  ['Grace@Example.com', { email: 'grace@example.com' }],
  ['A Reader <user@bücher.example>', { email: 'user@xn--bcher-kva.example' }],
  ['7F3K-2QXM', { idStart: '7f3k2qxm' }],
  ['7F3K\u20112QXM', { idStart: '7f3k2qxm' }],
  [' 7f3k–2qxm\u200b', { idStart: '7f3k2qxm' }],
  ['7f3k2qxm', { idStart: '7f3k2qxm' }],
  ['7f3k2qxmabcdefghjkmn', { idStart: '7f3k2qxmabcdefghjkmn' }],
  ['grace@example', undefined],
  ['7F3K-2QX', undefined],
  ['7F3K 2QXM', undefined],
  ['7f3k2qxmabcdefghjkmnp', undefined],
  ['millions', undefined],
])('the search for “%s” asks exactly for %j', (text, listing) => {
  expect(exactSearch(text)).toEqual(listing);
});

it.each([
  ...['from=12026-01-01', 'to=9999-12-31', 'to=2027-02-31', 'from=2026', 'to=2026-W05'],
  ...['from=1999-12-31', 'to=yesterday', 'status=lost', 'view=unassigned', 'order=random'],
])('the desk says that it can’t use “%s” in its URL, and starts without it', (part) => {
  const query = new URLSearchParams(`q=grace&${part}&service=other&ref=mail`);
  expect(unusableParts(query, CONTACT_DESK)).toEqual([part]);
  const rest = new URLSearchParams('q=grace&service=other');
  expect(CONTACT_DESK.stateOf(query)).toEqual(CONTACT_DESK.stateOf(rest));
});

it.each([
  ...['from=2000-01-01&to=2099-12-31', 'status=closed', 'view=due', 'view=closed', 'status=all'],
  ...['order=newest', 'order=oldest', 'from=&to=&status=&order=', 'id=unknown', 'service=-'],
])('the desk can use all of “%s” in its URL', (query) => {
  expect(unusableParts(new URLSearchParams(query), CONTACT_DESK)).toEqual([]);
});

const PARAMS = { view: 'all', order: 'newest', service: '', from: '', to: '' } as const;
const day = (number: number, hour = 12) => new Date(2026, 2, number, hour);
const contact = (fields: Partial<Contact>): Contact => ({ ...GRACE, createdAt: day(5), ...fields });

it.each([
  [{}, {}, true],
  [{}, { isSpam: true }, false],
  [{ view: 'spam' }, { isSpam: true }, true],
  [{ view: 'spam' }, { isSpam: false }, false],
  [{ view: 'deleted' }, { isSpam: true }, true],
  [{ view: 'closed' }, { status: 'closed' }, true],
  [{ view: 'closed' }, { status: 'contacted' }, false],
  [{ view: 'due' }, { status: 'new' }, true],
  [{ view: 'due' }, { status: 'closed' }, false],
  [{ view: 'mine' }, { assignee: 'me@example.com', status: 'new' }, true],
  [{ view: 'mine' }, { assignee: 'me@example.com', status: 'closed' }, false],
  [{ view: 'mine' }, { assignee: 'me@example.com', status: 'new', isSpam: true }, false],
  [{ view: 'mine' }, { assignee: 'other@example.com', status: 'new' }, false],
  [{ view: 'mine' }, { status: 'new' }, false],
  [{ view: 'nobody' }, { status: 'contacted' }, true],
  [{ view: 'nobody' }, { status: 'lost' }, false],
  [{ view: 'nobody' }, { assignee: 'other@example.com', status: 'new' }, false],
  [{ view: 'past-retention' }, { createdAt: new Date(2000, 0) }, true],
  [{ view: 'past-retention' }, { createdAt: new Date() }, false],
  [{ service: 'upgrades' }, {}, true],
  [{ service: 'consulting' }, {}, false],
  [{ service: NO_SERVICE }, { service: '' }, true],
  [{ service: NO_SERVICE }, {}, false],
  [{ from: '2026-03-05', to: '2026-03-05' }, { createdAt: day(5, 0) }, true],
  [{ from: '2026-03-05', to: '2026-03-05' }, { createdAt: day(5, 23) }, true],
  [{ from: '2026-03-05' }, { createdAt: day(4, 23) }, false],
  [{ to: '2026-03-05' }, { createdAt: day(6, 0) }, false],
  [{ to: '2026-03-05' }, { createdAt: null }, false],
] as const)('with %j, an inquiry with %j is listed: %s', (params, fields, listed) => {
  expect(isListed(contact(fields), listingOf({ ...PARAMS, ...params }, 'me@example.com'))).toBe(
    listed,
  );
});
