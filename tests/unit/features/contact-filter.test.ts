import { expect, it } from 'vitest';
import { filterContacts } from '@/back-office/contacts/use-desk-contacts';
import { formFields } from '@/collections/collection';
import { inquiries, parseContact } from '@/collections/inquiries';
import { FILLED_IN } from '../../support/sample-documents';

const GRACE = parseContact('1', {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  company: 'Navy',
  service: 'upgrades',
  message: 'About Exadata',
  phone: '555-0119',
});
const EMPTY = parseContact('2', {});

it.each(['grace', 'HOPPER navy', 'exadata', '0119', 'System Upgrades', 'grace@example'])(
  'the search finds “%s” in any field',
  (search) => expect(filterContacts([EMPTY, GRACE], search)).toEqual([GRACE]),
);

it.each(formFields(inquiries))('the search finds an inquiry by its field $name', ({ name }) => {
  const contacts = [EMPTY, parseContact('1', FILLED_IN)];
  expect(filterContacts(contacts, FILLED_IN[name])).toEqual([contacts[1]]);
});

const BOOKS = 'user@xn--bcher-kva.example';

it.each([
  [BOOKS, BOOKS],
  [BOOKS, 'user@bücher.example'],
  [BOOKS, 'User@BÜCHER.example'],
  [BOOKS, 'BÜCHER'],
  [BOOKS, 'mailto:user@bücher.example,'],
  [BOOKS, 'A Reader <user@bücher.example>'],
  ['user@bücher.example', BOOKS],
  ['user@bücher.example', 'user@bücher.example'],
  ['user@bücher.example,', BOOKS],
  ['mailto:user@bücher.example', 'bücher'],
])('the search finds the saved email address “%s” by “%s”', (email, search) => {
  const reader = parseContact('3', { email });
  expect(filterContacts([EMPTY, GRACE, reader], search)).toEqual([reader]);
});

it('the search finds a contact only if it contains every word', () => {
  expect(filterContacts([GRACE], 'grace mainframe')).toEqual([]);
});

it('the search returns the same list if no words are given', () => {
  const all = [GRACE, EMPTY];
  expect(filterContacts(all, '  ')).toBe(all);
});
