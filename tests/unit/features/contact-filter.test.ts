import { expect, it } from 'vitest';
import { parseContact } from '@/domain/contact-schema';
import { searchContacts } from '@/features/contacts/contact-filter';

const GRACE = parseContact('1', {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  company: 'Navy',
  service: 'upgrades',
  message: 'About Exadata',
  phone: '555-0119',
});
const NOBODY = parseContact('2', {});

it.each(['grace', 'HOPPER navy', 'exadata', '0119', 'System Upgrades', 'grace@example'])(
  'finds “%s” in whatever field it stands',
  (search) => expect(searchContacts([NOBODY, GRACE], search)).toEqual([GRACE]),
);

it('finds an inquiry only when every word occurs', () => {
  expect(searchContacts([GRACE], 'grace mainframe')).toEqual([]);
});

it('leaves the list as it is without words', () => {
  const all = [GRACE, NOBODY];
  expect(searchContacts(all, '  ')).toBe(all);
});

it('goes through 10,000 inquiries at once', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...GRACE, id: String(index) }));
  expect(searchContacts(many, 'exadata')).toHaveLength(10_000);
});
