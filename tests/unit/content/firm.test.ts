import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';

it('the promised response time in words matches the hours used for due times and figures', () => {
  const { responseHours, figures } = FIRM;
  expect(figures.response).toBe(responseHours === 1 ? '1 hour' : `${responseHours} hours`);
});
