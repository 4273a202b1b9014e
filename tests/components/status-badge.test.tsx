import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from '@/back-office/contacts/status-badge';

it.each([
  ['new', 'bg-badge-blue'],
  ['contacted', 'bg-badge-yellow'],
  ['closed', 'bg-badge-green'],
  ['on hold', 'bg-badge-gray'],
  ['constructor', 'bg-badge-gray'],
])('shows the stored status %s in its color', (status, className) => {
  render(<StatusBadge status={status} />);
  const badge = screen.getByText(status);
  expect(badge).toHaveClass(className);
  expect(badge.className.match(/\bbg-badge-/g)).toHaveLength(1);
});

it('shows a missing status as such', () => {
  render(<StatusBadge status="" />);
  expect(screen.getByText('no status')).toHaveClass('bg-badge-gray');
});
