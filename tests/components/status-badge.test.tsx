import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from '@/back-office/contacts/status-badge';

it.each([
  ['', 'bg-badge-gray', 'no status'],
  ['new', 'bg-badge-blue'],
  ['contacted', 'bg-badge-yellow'],
  ['closed', 'bg-badge-green'],
  ['on hold', 'bg-badge-gray'],
  ['constructor', 'bg-badge-gray'],
])('the badge shows the status %j in its color', (status, className, text = status) => {
  render(<StatusBadge status={status} />);
  const badge = screen.getByText(text);
  expect(badge).toHaveClass(className);
  expect(badge.className.match(/\bbg-badge-/g)).toHaveLength(1);
});
