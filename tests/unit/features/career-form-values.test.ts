import { describe, expect, it } from 'vitest';
import { blankCareer } from '@/domain/career';
import {
  careerAsText,
  careerErrors,
  toCareerInput,
  toFormValues,
} from '@/features/careers/career-form-values';

const form = (changes = {}) => toFormValues({ ...blankCareer(), title: 'DBA', ...changes });

it('goes into the form and back unchanged', () => {
  const input = { ...blankCareer(), title: 'DBA', benefits: ['Tea', ''] };
  expect(toCareerInput(toFormValues(input))).toEqual(input);
});

it('makes one line of a row with line breaks: no row of the form can hold one', () => {
  expect(form({ benefits: ['Tea \n and coffee'] }).benefits).toEqual([{ text: 'Tea and coffee' }]);
});

describe('mistakes', () => {
  it('finds none in a title with blank rows', () => {
    expect(careerErrors(form({ benefits: ['', '  '] }))).toEqual({});
  });

  it('tells the missing title', () => {
    expect(careerErrors(form({ title: ' ' })).title?.message).toBe('Enter a job title.');
  });

  it('stands at the row as it is shown, not at the row as it would be stored', () => {
    const errors = careerErrors(form({ benefits: ['', 'Tea', '', 'x'.repeat(501)] }));
    expect(errors.benefits?.[3]?.text?.message).toMatch(/at most 500/);
    expect(errors.benefits?.[1]).toBeUndefined();
  });

  it('stands at the list when there are too many rows', () => {
    const errors = careerErrors(form({ requirements: Array.from({ length: 41 }, () => 'x') }));
    expect(errors.requirements?.root?.message).toMatch(/at most 40/);
  });
});

it('reads as plain text, without blank rows', () => {
  const text = careerAsText(form({ location: 'Boston', requirements: ['SQL', ''] }));
  expect(text).toContain('DBA · Boston · full-time');
  expect(text).toContain('REQUIREMENTS\n- SQL\n\n');
});
