import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ExternalLink } from '@/components/external-link';

it('an external link opens its URL in the same window', () => {
  render(<ExternalLink label="Blog" url="https://blog.example" unavailableClassName="quiet" />);
  const link = screen.getByRole('link', { name: 'Blog' });
  expect(link).toHaveAttribute('href', 'https://blog.example');
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('aria-disabled');
  expect(link).not.toHaveClass('quiet');
});

it('an external link without a URL is announced as unavailable and can’t be focused', async () => {
  render(<ExternalLink label="Blog" url="" className="link" unavailableClassName="quiet" />);
  const link = screen.getByRole('link', { name: 'Blog' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(link).toHaveClass('quiet');
  expect(link).not.toHaveClass('link');
});
