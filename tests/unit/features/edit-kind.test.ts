import { describe, expect, it } from 'vitest';
import { careerKind } from '@/back-office/careers/career-kind';
import { draftKind, formErrors } from '@/back-office/shared/edit-kind';
import { toRows } from '@/back-office/shared/list-rows';

const form = ({ benefits = [''], requirements = [''] }) => ({
  ...careerKind.blank(),
  title: 'DBA',
  benefits: toRows(benefits),
  requirements: toRows(requirements),
});

it('a form row joins several lines of text into one line', () => {
  expect(form({ benefits: ['Tea \n and coffee'] }).benefits).toEqual([{ text: 'Tea and coffee' }]);
});

it('a draft has the text of each labeled field as it would be saved', () => {
  const texts = draftKind(careerKind).textsOf(form({ benefits: [' Tea ', '', 'Coffee'] }));
  expect(texts).toMatchObject({ 'Job Title': 'DBA', Benefits: 'Tea\nCoffee', Active: 'Yes' });
});

describe('the errors of a form', () => {
  const errorsOf = (lists: Parameters<typeof form>[0]) => formErrors(form(lists), careerKind);

  it('are empty if there is a title, even if rows are blank', () => {
    expect(errorsOf({ benefits: ['', '  '] })).toEqual({});
  });

  it('have the index of the row in the form, not in the saved list', () => {
    const errors = errorsOf({ benefits: ['', 'Tea', '', 'x'.repeat(501)] });
    expect(errors.benefits?.[3]?.text?.message).toMatch(/at most 500/);
    expect(errors.benefits?.[1]).toBeUndefined();
  });

  it('are reported for the whole list if it has too many rows', () => {
    const errors = errorsOf({ requirements: Array.from({ length: 41 }, () => 'x') });
    expect(errors.requirements?.root?.message).toMatch(/at most 40/);
  });
});
