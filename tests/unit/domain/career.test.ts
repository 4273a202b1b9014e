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
  const stored = parseCareer('id', { title: 'DBA', requirements: ['SQL'], type: 'seasonal' }, 'v1');
  expect(careerToInput(stored)).toMatchObject({
    title: 'DBA',
    type: 'full-time',
    requirements: ['SQL'],
    responsibilities: [''],
    salaryRange: '',
  });
});

it('parses any stored document as a career', () => {
  const stored = { title: null, requirements: ['a', 1, null], isActive: 'yes' };
  const read = { title: '', type: 'full-time', requirements: ['a'], isActive: false };
  expect(parseCareer('id', stored, '')).toMatchObject(read);
});
