import { expect, it } from 'vitest';
import { FIRM } from '@/content/firm';

it('promises in words what due times and figures count with', () => {
  const { responseHours, figures } = FIRM;
  expect(figures.response).toBe(responseHours === 1 ? '1 hour' : `${responseHours} hours`);
});
