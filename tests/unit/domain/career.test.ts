import { expect, it } from 'vitest';
import { blankCareer, careerToInput, cleanCareer } from '@/domain/career';
import { parseCareer } from '@/domain/career-schema';

it('a new career is active and full-time, with one empty row in each list', () => {
  expect(blankCareer()).toMatchObject({
    type: 'full-time',
    isActive: true,
    requirements: [''],
    responsibilities: [''],
    benefits: [''],
  });
});

it('a cleaned career has no blank list entries, and the other entries stay in order', () => {
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

it('the form of a saved career has a blank row for an empty list and an empty string for a missing salary', () => {
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
