import { expect, it } from 'vitest';
import { parseContact } from '@/domain/contact-schema';
import { filterContacts } from '@/back-office/contacts/use-desk-contacts';

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
  'finds “%s” in any field',
  (search) => expect(filterContacts([EMPTY, GRACE], search)).toEqual([GRACE]),
);

it('finds a contact only if every word occurs', () => {
  expect(filterContacts([GRACE], 'grace mainframe')).toEqual([]);
});

it('returns the same list without search words', () => {
  const all = [GRACE, EMPTY];
  expect(filterContacts(all, '  ')).toBe(all);
});
