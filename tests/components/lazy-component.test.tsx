import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { lazyComponent, retryFailedComponents } from '@/components/lazy-component';
import { expectConsoleErrors } from '../support/console-errors';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function lazyGreeting() {
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>().mockResolvedValue(Greeting);
  const Lazy = lazyComponent(load);
  const ui = (
    <ErrorBoundary
      onReset={retryFailedComponents}
      fallbackRender={({ resetErrorBoundary }) => (
        <button onClick={resetErrorBoundary}>Try again</button>
      )}
    >
      <Suspense fallback="Loading">
        <Lazy name="Ada" />
      </Suspense>
    </ErrorBoundary>
  );
  return { load, Lazy, ui };
}

it('a lazy component loads its code once and doesn’t suspend afterward', async () => {
  const { load, Lazy, ui } = lazyGreeting();
  await Lazy.preload();
  await Lazy.preload();
  render(ui);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('after a failure, the code is loaded again when an error boundary is reset or the component is preloaded, and not before', async () => {
  expectConsoleErrors(/planned/);
  for (const isPreloaded of [false, true]) {
    const { load, Lazy, ui } = lazyGreeting();
    load.mockRejectedValue(new Error('planned'));
    const view = render(ui);
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    expect(load).toHaveBeenCalledOnce();
    if (isPreloaded) {
      await expect(Lazy.preload()).rejects.toThrow('planned');
      view.unmount();
    }
    load.mockResolvedValue(Greeting);
    if (isPreloaded) {
      void Lazy.preload();
      render(ui);
    } else fireEvent.click(tryAgain);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    if (!isPreloaded) expect(load).toHaveBeenCalledTimes(2);
    view.unmount();
  }
});
