import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { named, renderDesk } from './contact-desk';

it('if a change of status takes more than four seconds, the page says that it is still being saved', async () => {
  const { choose, store } = await renderDesk([named('Hopper')]);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const release = store.hold('commit');
  await choose(await screen.findByLabelText('Status of Grace Hopper'), 'Closed');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText(/^Still saving/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  const words = 'Still saving. This is taking longer than usual.';
  expect(screen.getByText(words)).toHaveRole('status');
  await act(async () => {
    release();
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});
