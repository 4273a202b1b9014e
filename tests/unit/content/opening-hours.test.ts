import { expect, it } from 'vitest';
import { openingHours } from '@/content/opening-hours';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const NINE_TO_SIX = { dayOfWeek: WEEKDAYS, opens: '09:00', closes: '18:00' };

it.each([
  'Monday to Friday, 9:00 AM to 6:00 PM EST',
  'Mon–Fri 9 am – 6 pm',
  'Monday through Friday: 9 a.m. to 6 p.m.',
  'mon - fri, 09:00-18:00',
])('“%s” is read', (text) => {
  expect(openingHours(text)).toEqual(NINE_TO_SIX);
});

it('a single day, and a week that begins on a Saturday, are read', () => {
  const saturday = { dayOfWeek: ['Saturday'], opens: '00:30', closes: '12:00' };
  expect(openingHours('Saturday, 12:30 AM to 12 PM')).toEqual(saturday);
  const days = ['Saturday', 'Sunday', 'Monday'];
  expect(openingHours('Sat to Mon, 8 AM to 4:30 PM')?.dayOfWeek).toEqual(days);
});

it.each([
  '',
  'By appointment',
  'Monday to Friday, 9 to 5',
  'Monday to Thursday, 8 AM to 5 PM; Friday, 8 AM to noon',
  'Monday to Friday, 13 AM to 6 PM',
  'Monday to Friday, 9:75 AM to 6 PM',
  'Monday to Friday',
])('“%s” is not guessed', (text) => {
  expect(openingHours(text)).toBeNull();
});
