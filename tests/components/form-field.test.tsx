import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';

function Email({ error }: { error?: string }) {
  return (
    <FormField id="email" label="Email" mark="required" help="For our answer only." error={error}>
      <Input
        id="email"
        aria-invalid={error ? true : undefined}
        aria-describedby="email-help email-error"
        required
      />
    </FormField>
  );
}

it('names and describes its control, without the mark', () => {
  render(<Email />);
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toHaveAccessibleDescription(/^For our answer only\.\s*$/);
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

it('announces an error when it appears, and describes the control by it', () => {
  const { rerender, container } = render(<Email />);
  // Assistive technology announces only changes of a live region that exists already.
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  rerender(<Email error="Enter your e-mail address." />);
  expect(region).toHaveTextContent('Enter your e-mail address.');
  expect(region).toBeInTheDocument();
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('For our answer only. Enter your e-mail address.');
});
