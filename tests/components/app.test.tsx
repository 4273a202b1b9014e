import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Career } from '@/collections/careers';
import type { StoredService } from '@/collections/services';
import { expectConsoleErrors } from '../support/console-errors';
import { renderSite } from './render-site';

const CRASH = [/^Failed to show the page \(TypeError\)/, /Cannot read properties of null/];

it('if a page fails to render, an error message appears, and other pages still work', async () => {
  expectConsoleErrors(...CRASH);
  const { data } = renderSite('/careers');
  data.listCareers.mockResolvedValue({ items: [null as unknown as Career], next: null });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  fireEvent.click(screen.getByText('About Us'));
  expect(await screen.findByText('Our story')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the error message replaces the whole page if the header or footer fails to render', async () => {
  expectConsoleErrors(...CRASH);
  const { data } = renderSite('/about');
  data.listServices.mockResolvedValue([null as unknown as StoredService]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});
