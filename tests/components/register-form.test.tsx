import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { REGISTER_NOTE } from '@/content/session';
import { RegisterForm } from '@/features/session/register-form';

it('says before its fields that an administrator creates accounts', () => {
  render(<RegisterForm />);
  const note = screen.getByText(REGISTER_NOTE);
  expect(note).toHaveTextContent(/administrator/);
  const [firstField] = screen.getAllByRole('textbox');
  expect(firstField && note.compareDocumentPosition(firstField)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
