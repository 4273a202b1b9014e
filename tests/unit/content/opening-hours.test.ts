import { expect, it } from 'vitest';
import { openingHours } from '@/content/opening-hours';

it('business hours are read with their days and times', () => {
  expect(openingHours('Monday to Friday, 9:00 AM to 6:00 PM EST')).toEqual({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ...{ opens: '09:00', closes: '18:00' },
  });
  const saturday = { dayOfWeek: ['Saturday'], opens: '00:30', closes: '12:00' };
  expect(openingHours('Saturday, 12:30 AM to 12 PM')).toEqual(saturday);
  const days = ['Saturday', 'Sunday', 'Monday'];
  expect(openingHours('Saturday to Monday, 8 AM to 4:30 PM')?.dayOfWeek).toEqual(days);
});

it.each([
  ...['', 'By appointment', 'Monday to Friday', 'Mon to Fri, 9 AM to 5 PM', 'Monday, 9 to 5'],
  ...['Monday, 13 AM to 6 PM', 'Monday, 9:75 AM to 6 PM', 'Monday, 6 PM to 9 AM'],
  'Monday to Thursday, 8 AM to 5 PM; Friday, 8 AM to 12 PM',
])('the hours “%s” are not guessed', (text) => {
  expect(openingHours(text)).toBeNull();
});
