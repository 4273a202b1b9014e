import { describe, expect, it } from 'vitest';
import { blankCareer } from '@/domain/career';
import { careerErrors, toCareerInput, toFormValues } from '@/back-office/careers/career-draft';

const form = (changes = {}) => toFormValues({ ...blankCareer(), title: 'DBA', ...changes });

it('converts to form values and back unchanged', () => {
  const input = { ...blankCareer(), title: 'DBA', benefits: ['Tea', ''] };
  expect(toCareerInput(toFormValues(input))).toEqual(input);
});

it('joins the lines of a row, because form rows have no line breaks', () => {
  expect(form({ benefits: ['Tea \n and coffee'] }).benefits).toEqual([{ text: 'Tea and coffee' }]);
});

describe('career errors', () => {
  it('are none for a title with blank rows', () => {
    expect(careerErrors(form({ benefits: ['', '  '] }))).toEqual({});
  });

  it('have the index of the row in the form, not in the stored list', () => {
    const errors = careerErrors(form({ benefits: ['', 'Tea', '', 'x'.repeat(501)] }));
    expect(errors.benefits?.[3]?.text?.message).toMatch(/at most 500/);
    expect(errors.benefits?.[1]).toBeUndefined();
  });

  it('are at the list for too many rows', () => {
    const errors = careerErrors(form({ requirements: Array.from({ length: 41 }, () => 'x') }));
    expect(errors.requirements?.root?.message).toMatch(/at most 40/);
  });
});
