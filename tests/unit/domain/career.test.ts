import { expect, it } from 'vitest';
import { blankCareer, careerToInput, cleanCareer } from '@/domain/career';
import { parseCareer } from '@/domain/career-schema';

it('starts a new career active, full-time and with one empty row in each list', () => {
  expect(blankCareer()).toMatchObject({
    type: 'full-time',
    isActive: true,
    requirements: [''],
    responsibilities: [''],
    benefits: [''],
  });
});

it('drops whitespace-only entries before saving and keeps the others in order', () => {
  const career = {
    ...blankCareer(),
    requirements: [' SQL ', '', '   ', 'PL/SQL'],
    responsibilities: ['\t'],
    benefits: [],
  };
  expect(cleanCareer(career)).toMatchObject({
    requirements: ['SQL', 'PL/SQL'],
    responsibilities: [],
    benefits: [],
  });
});

it('converts a stored career to form input: an empty list to a blank row, a missing salary to empty text', () => {
  const fields = { title: 'DBA', requirements: ['SQL'], type: 'seasonal', isActive: 'yes' };
  expect(careerToInput(parseCareer('id', fields, 'v1'))).toMatchObject({
    title: 'DBA',
    type: 'full-time',
    requirements: ['SQL'],
    responsibilities: [''],
    salaryRange: '',
    isActive: false,
  });
});
