import { expect, it } from 'vitest';
import { careerKind } from '@/back-office/careers/career-kind';
import { toRows } from '@/back-office/shared/list-rows';
import { parseCareer } from '@/collections/careers';

it('a new career is active and full-time, with one empty row in each list', () => {
  expect(careerKind.blank()).toMatchObject({
    type: 'full-time',
    isActive: true,
    requirements: [{ text: '' }],
    responsibilities: [{ text: '' }],
    benefits: [{ text: '' }],
  });
});

it('a career is saved without blank list entries, and the other entries stay in order', () => {
  const values = {
    ...careerKind.blank(),
    requirements: toRows([' SQL ', '', '   ', 'PL/SQL']),
    responsibilities: toRows(['\t']),
    benefits: [],
  };
  expect(careerKind.inputOf(values)).toMatchObject({
    requirements: ['SQL', 'PL/SQL'],
    responsibilities: [],
    benefits: [],
  });
});

it('the form of a saved career has a blank row for an empty list and an empty string for a missing salary', () => {
  const fields = { title: 'DBA', requirements: ['SQL'], type: 'seasonal', isActive: 'yes' };
  expect(careerKind.valuesOf(parseCareer('id', fields, 'v1'))).toMatchObject({
    title: 'DBA',
    type: 'full-time',
    requirements: [{ text: 'SQL' }],
    responsibilities: [{ text: '' }],
    salaryRange: '',
    isActive: false,
  });
});
