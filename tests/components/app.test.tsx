import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { Career } from '@/collections/careers';
import type { StoredService } from '@/collections/services';
import { saveContactDraft, saveReceipt } from '@/features/contacts/save-draft';
import { discardDraft, saveDraft } from '@/lib/drafts';
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

const HOUR = 3_600_000;

it.each<[string, string, () => void]>([
  ['nobody typed anything', 'Reload to try again.', () => undefined],
  [
    'an inquiry is unsent',
    'Reload to try again; your unsent inquiry isn’t lost.',
    () => saveContactDraft({ values: { message: 'Half a message' } }),
  ],
  ['the inquiry was sent', 'Reload to try again.', () => saveReceipt('7f3k2qxm')],
  [
    'the inquiry was emptied, except for its service',
    'Reload to try again.',
    () => saveContactDraft({ values: { message: ' ', email: '', service: 'consulting' } }),
  ],
  [
    'the unsent inquiry has expired',
    'Reload to try again.',
    () => {
      const draft = { id: 'x', values: { message: 'Old' }, at: Date.now() - HOUR };
      sessionStorage.setItem('contact-draft', JSON.stringify(draft));
    },
  ],
  [
    'the stored inquiry is invalid',
    'Reload to try again.',
    () => sessionStorage.setItem('contact-draft', '7'),
  ],
  [
    'the back office has unsaved changes',
    'Reloading discards your unsaved changes; to save them first, try another page.',
    () => {
      saveDraft('career', { texts: () => ({}) });
      onTestFinished(() => discardDraft('career one'));
    },
  ],
])(
  'the error message promises only what a reload restores, if %s',
  async (_if, advice, prepare) => {
    expectConsoleErrors(...CRASH);
    prepare();
    onTestFinished(() => sessionStorage.clear());
    const { data } = renderSite('/careers');
    data.listCareers.mockResolvedValue({ items: [null as unknown as Career], next: null });
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('p')).toHaveTextContent(
      new RegExp(`^We couldn’t show this page\\. ${advice.replaceAll('.', '\\.')}$`),
    );
  },
);
