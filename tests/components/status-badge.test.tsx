import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from '@/features/contacts/status-badge';

it.each([
  ['new', 'bg-badge-blue'],
  ['contacted', 'bg-badge-yellow'],
  ['closed', 'bg-badge-green'],
  ['on hold', 'bg-badge-gray'],
  ['constructor', 'bg-badge-gray'],
])('shows the stored status %s in its color', (status, look) => {
  render(<StatusBadge status={status} />);
  const badge = screen.getByText(status);
  expect(badge).toHaveClass(look);
  expect(badge.className.match(/\bbg-badge-/g)).toHaveLength(1);
});

it('says that there is none', () => {
  render(<StatusBadge status="" />);
  expect(screen.getByText('no status')).toHaveClass('bg-badge-gray');
});
