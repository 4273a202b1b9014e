import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { blankCareer } from '@/domain/career';
import { CareerFacts } from '@/features/careers/career-facts';

const career = {
  ...blankCareer(),
  id: 'dev',
  type: 'part-time',
  location: 'Boston',
  department: '  ',
  createdAt: null,
  updatedAt: null,
  version: '',
};

it('shows only non-empty facts, and the job type without its hyphen', () => {
  render(<CareerFacts career={career} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Job type',
    'Location',
  ]);
  expect(screen.getByText('part time')).toBeInTheDocument();
});

it.each([
  ['row', 'text-sm'],
  ['panel', 'text-base'],
] as const)('has one text size as a %s', (layout, size) => {
  const { container } = render(<CareerFacts career={career} layout={layout} />);
  expect(container.firstElementChild?.className.match(/\btext-(?:sm|base)\b/g)).toEqual([size]);
});
