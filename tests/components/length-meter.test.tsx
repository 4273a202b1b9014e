import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LengthMeter } from '@/back-office/shared/length-meter';

it.each([
  [0, '0 characters, 50 short of the recommended 50-60'],
  [1, '1 character, 49 short of the recommended 50-60'],
  [49, '49 characters, 1 short of the recommended 50-60'],
  [50, '50 characters, within the recommended 50-60'],
  [60, '60 characters, within the recommended 50-60'],
  [61, '61 characters, 1 over the recommended 50-60'],
  [2060, '2,060 characters, 2,000 over the recommended 50-60'],
])('describes a length of %i', (length, description) => {
  render(<LengthMeter id="title-length" length={length} recommended={{ min: 50, max: 60 }} />);
  expect(screen.getByText(description)).toHaveAttribute('id', 'title-length');
});
