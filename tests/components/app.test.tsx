import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Career } from '@/domain/career';
import type { StoredService } from '@/domain/service';
import { expectConsoleErrors } from '../support/console-errors';
import { renderSite } from './render-site';

/** What the log says; React reports the error, too. */
const CRASH = [/^A page could not be shown \(TypeError\)/, /Cannot read properties of null/];

it('logs that a page cannot be shown, and says so in its place', async () => {
  expectConsoleErrors(...CRASH);
  const { data } = renderSite('/careers');
  data.listCareers.mockResolvedValue({ items: [null as unknown as Career], next: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  // Another page can be shown.
  fireEvent.click(screen.getByText('About Us'));
  expect(await screen.findByText('Our story')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says the same where not even the shell can be shown', async () => {
  expectConsoleErrors(...CRASH);
  const { data } = renderSite('/about');
  data.listServices.mockResolvedValue([null as unknown as StoredService]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});
