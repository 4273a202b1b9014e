import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { freshQuery } from '@/back-office/documents/list-queries';
import { useMinute } from '@/back-office/ui/use-minute';
import { useScrollPlace } from '@/back-office/ui/use-scroll-place';
import { useStoredSwitch } from '@/back-office/ui/use-stored-switch';
import { renderApp } from './render-app';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

interface SwitchProps {
  name: string;
  of: string;
  initial?: boolean;
}

function Switch({ name, of: key, initial = false }: SwitchProps) {
  const [isOn, set] = useStoredSwitch(key, initial);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => set(!isOn)}>
      {name}
    </button>
  );
}

const areOn = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed') === 'true');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Sends the event that a change in another tab causes. */
const reportChange = (key: string | null, newValue: string | null) =>
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));

it('a stored switch starts with its initial value, preserves a change, and follows changes in other tabs', async () => {
  const { unmount } = render(<Switch name="A" of="switch-1" initial />);
  await press('A');
  expect(areOn()).toEqual([false]);
  unmount();
  render(<Switch name="A" of="switch-1" initial />);
  expect(areOn()).toEqual([false]);
  localStorage.setItem('switch-1', 'on');
  reportChange('switch-1', 'on');
  expect(areOn()).toEqual([true]);
  await press('A');
  localStorage.clear();
  reportChange(null, null);
  expect(areOn()).toEqual([true]);
});

it.each([false, true])(
  'switches with the same key share their value, even if storage is blocked (%j)',
  async (isBlocked) => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const call of isBlocked ? (['getItem', 'setItem'] as const) : [])
      vi.spyOn(Storage.prototype, call).mockImplementation(blocked);
    render(
      <>
        <Switch name="A" of={`switch-2-${isBlocked}`} />
        <Switch name="B" of={`switch-2-${isBlocked}`} />
        <Switch name="C" of="switch-3" />
      </>,
    );
    await press('A');
    expect(areOn()).toEqual([true, true, false]);
  },
);

it('the time updates every minute while the page is visible, and as soon as it becomes visible', async () => {
  vi.useFakeTimers({ now: new Date('2024-03-05T14:30:20Z') });
  const client = createQueryClient();
  const { result } = renderHook(() => useMinute(), {
    wrapper: (props) => <QueryClientProvider client={client} {...props} />,
  });
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    const event = new Event('visibilitychange', { bubbles: true });
    return act(async () => void document.dispatchEvent(event));
  };
  await wait(59);
  expect(result.current).toEqual(new Date('2024-03-05T14:30:20Z'));
  await wait(2);
  expect(result.current).toEqual(new Date('2024-03-05T14:31:20Z'));
  await show('hidden');
  await wait(90);
  expect(result.current).toEqual(new Date('2024-03-05T14:31:20Z'));
  await show('visible');
  await wait(1);
  expect(result.current).toEqual(new Date('2024-03-05T14:32:51Z'));
});

function Figure({ read }: { read: () => Promise<number> }) {
  return <p>{useQuery(freshQuery(['figure'], 'Failed', read)).data}</p>;
}

it('a screen that opens reads its figures again, even if the screen before it has shown the same ones', async () => {
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValue(2);
  const screenOf = (name: string) => <Figure key={name} read={read} />;
  const { rerender } = renderApp(screenOf('Dashboard'));
  expect(await screen.findByText('1')).toBeInTheDocument();
  rerender(screenOf('Contacts'));
  expect(await screen.findByText('2')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(2);
});

let navigate: NavigateFunction;

function List({ isReady }: { isReady: boolean }) {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  });
  useScrollPlace(isReady);
  return null;
}

it('after Back, a list scrolls to its former position once, when its content is ready', async () => {
  let scrollY = 0;
  const scroll = (y: number) => {
    scrollY = y;
    dispatchEvent(new Event('scroll'));
  };
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  scrollTo.mockImplementation((...args: unknown[]) => scroll(Number(args[1])));
  const list = (isReady: boolean, key = '') => (
    <MemoryRouter initialEntries={[{ pathname: '/', key: 'start' }]}>
      <List key={key} isReady={isReady} />
    </MemoryRouter>
  );
  const { rerender } = render(list(true));
  scroll(1_200);
  await act(async () => void navigate('?status=new'));
  rerender(list(true, 'replaced'));
  rerender(list(false, 'replaced'));
  await act(async () => void navigate(-1));
  // The browser scrolls while the content loads.
  scroll(80);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(list(true, 'replaced'));
  expect(scrollY).toBe(1_200);
  scroll(700);
  rerender(list(false, 'replaced'));
  rerender(list(true, 'replaced'));
  expect(scrollTo).toHaveBeenCalledOnce();
  await act(async () => void navigate(1));
  await act(async () => void navigate(-1));
  expect(scrollY).toBe(700);
});
