import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a dialog accepts pointer events. @returns queries within the dialog */
export async function findDialog(name: string, role = 'dialog') {
  const dialog = await screen.findByRole(role, { name });
  // Radix blocks pointer events until it has registered the dialog.
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
}
