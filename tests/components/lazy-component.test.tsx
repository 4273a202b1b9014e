import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { lazyComponent, retryFailedComponents } from '@/components/lazy-component';
import { expectConsoleErrors } from '../support/console-errors';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

type Load = () => Promise<ComponentType<{ name: string }>>;

function renderLazy(load: Load) {
  const Lazy = lazyComponent(load);
  const ui = (
    <ErrorBoundary fallback="Failed">
      <Suspense fallback="Loading">
        <Lazy name="Ada" />
      </Suspense>
    </ErrorBoundary>
  );
  return { Lazy, ui };
}

it('a lazy component loads its code once and doesn’t suspend afterward', async () => {
  const load = vi.fn<Load>().mockResolvedValue(Greeting);
  const { Lazy, ui } = renderLazy(load);
  await Lazy.preload();
  await Lazy.preload();
  render(ui);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('a lazy component fails to render if its code can’t be loaded, and a later attempt can succeed', async () => {
  expectConsoleErrors(/planned/);
  const load = vi.fn<Load>().mockRejectedValue(new Error('planned'));
  const { Lazy, ui } = renderLazy(load);
  const view = render(ui);
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  await expect(Lazy.preload()).rejects.toThrow('planned');
  load.mockResolvedValue(Greeting);
  view.unmount();
  void Lazy.preload();
  render(ui);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

it('after a failure, the code is loaded again when an error boundary is reset, and not before', async () => {
  expectConsoleErrors(/planned/);
  const load = vi.fn<Load>().mockRejectedValue(new Error('planned'));
  const Lazy = lazyComponent(load);
  render(
    <ErrorBoundary
      onReset={retryFailedComponents}
      fallbackRender={({ resetErrorBoundary }) => (
        <button onClick={resetErrorBoundary}>Try again</button>
      )}
    >
      <Suspense fallback="Loading">
        <Lazy name="Ada" />
      </Suspense>
    </ErrorBoundary>,
  );
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue(Greeting);
  fireEvent.click(tryAgain);
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
