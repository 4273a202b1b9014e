import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';

function Email(props: { error?: string; announcesError?: boolean }) {
  return (
    <FormField id="email" label="Email" mark="required" help="For our reply only." {...props}>
      <Input
        id="email"
        aria-invalid={Boolean(props.error)}
        aria-describedby="email-help email-error"
        required
      />
    </FormField>
  );
}

it('a form field omits the asterisk from its control’s accessible name, describes the control with the help text and error, and can announce the error', () => {
  const { rerender, container } = render(<Email announcesError />);
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toHaveAccessibleDescription(/^For our reply only\.\s*$/);
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  // Screen readers announce changes only in a live region that already exists.
  const region = container.querySelector('[aria-live=polite]');
  expect(region).toBeEmptyDOMElement();
  rerender(<Email announcesError error="Enter your email address." />);
  expect(region).toHaveTextContent('Enter your email address.');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('For our reply only. Enter your email address.');
  rerender(<Email error="Enter your email address." />);
  expect(container.querySelector('[aria-live]')).toBeNull();
});
