import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ExternalLink } from '@/components/external-link';

it('leads to its address, in the same window', () => {
  render(<ExternalLink label="Blog" url="https://blog.example" unavailableClassName="quiet" />);
  const link = screen.getByRole('link', { name: 'Blog' });
  expect(link).toHaveAttribute('href', 'https://blog.example');
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('aria-disabled');
  expect(link).not.toHaveClass('quiet');
});

it('is announced as unavailable and takes no focus without an address', async () => {
  render(<ExternalLink label="Blog" url="" className="link" unavailableClassName="quiet" />);
  const link = screen.getByRole('link', { name: 'Blog' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(link).toHaveClass('quiet');
  expect(link).not.toHaveClass('link');
});
