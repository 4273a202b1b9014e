import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { SERVICE_INTERESTS, serviceInterestLabel } from '@/domain/contact';
import { contactSchema, parseContact } from '@/domain/contact-schema';

const CONTACT = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  company: '',
  service: '',
  message: '',
};

/** The messages that a filled-in form would show, by field. */
function messages(changes: Partial<typeof CONTACT>): string[] {
  return (safeParse(contactSchema, { ...CONTACT, ...changes }).issues ?? []).map(
    ({ message }) => message,
  );
}

describe('the inquiry form', () => {
  it('accepts an inquiry with nothing but names and an e-mail', () => {
    expect(messages({})).toEqual([]);
  });

  it('says in words what is missing', () => {
    expect(messages({ firstName: '', lastName: ' \u200b ', email: '' })).toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
    ]);
  });

  it.each(['grace', 'grace@', '@example.com', 'gr ace@example.com', 'a@b@c'])(
    'refuses the e-mail %j',
    (email) => {
      expect(messages({ email })).toHaveLength(1);
    },
  );

  it('counts characters, not the units of a string', () => {
    expect(messages({ firstName: '🚀'.repeat(100) })).toEqual([]);
    expect(messages({ firstName: '🚀'.repeat(101) })).toEqual([
      'First name can have at most 100 characters. Yours has 101.',
    ]);
  });
});

describe('the name on the administrator’s card', () => {
  it.each([
    [{ firstName: 'Grace', lastName: 'Hopper' }, 'Grace Hopper'],
    [{ firstName: ' Grace ', lastName: '' }, 'Grace'],
    [{ name: 'Old Record' }, 'Old Record'],
    [{ firstName: ' ', lastName: ' ', name: ' ', email: 'a@b' }, 'a@b'],
    [{ firstName: 7, lastName: null, email: 'a@b' }, 'a@b'],
    [{}, ''],
  ])('of %j is %j', (stored, name) => {
    expect(parseContact('id', stored).name).toBe(name);
  });
});

it('reads any stored shape as an inquiry', () => {
  for (const stored of [{}, { status: 5, createdAt: 'today', message: ['x'] }]) {
    expect(parseContact('id', stored)).toMatchObject({
      id: 'id',
      status: '',
      message: '',
      createdAt: null,
    });
  }
});

it('names the seven services of interest, and shows an unknown one as it is stored', () => {
  expect(SERVICE_INTERESTS.map(({ value }) => serviceInterestLabel(value))).toEqual([
    'Cloud Migration',
    'Strategic Consulting',
    'System Upgrades',
    'Managed Services',
    'Integrated Services',
    'Product Development',
    'Infrastructure Services',
  ]);
  expect(serviceInterestLabel('teleportation')).toBe('teleportation');
});
