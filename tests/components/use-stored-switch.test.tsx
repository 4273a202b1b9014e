import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useStoredSwitch } from '@/back-office/ui/use-stored-switch';

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

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const isOn = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Changes the storage and sends the event that a change in another tab causes. */
function changeInOtherTab(key: string | null, newValue: string | null) {
  if (key === null) localStorage.clear();
  else if (newValue !== null) localStorage.setItem(key, newValue);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

it('a stored switch starts with its initial value and preserves a change', async () => {
  const { unmount } = render(<Switch name="A" of="switch-1" initial />);
  expect(isOn('A')).toBe(true);
  await press('A');
  expect(isOn('A')).toBe(false);
  unmount();
  render(<Switch name="A" of="switch-1" initial />);
  expect(isOn('A')).toBe(false);
  await press('A');
  expect(isOn('A')).toBe(true);
});

it('components with the same key share the value of a stored switch', async () => {
  render(
    <>
      <Switch name="A" of="switch-1" />
      <Switch name="B" of="switch-1" />
      <Switch name="C" of="switch-2" />
    </>,
  );
  await press('A');
  expect([isOn('A'), isOn('B'), isOn('C')]).toEqual([true, true, false]);
});

it('a stored switch follows changes in other tabs', () => {
  render(<Switch name="A" of="switch-1" />);
  changeInOtherTab('switch-1', 'on');
  expect(isOn('A')).toBe(true);
  changeInOtherTab(null, null);
  expect(isOn('A')).toBe(false);
});

it('a stored switch works within the page if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  render(
    <>
      <Switch name="A" of="switch-3" />
      <Switch name="B" of="switch-3" />
    </>,
  );
  await press('A');
  expect([isOn('A'), isOn('B')]).toEqual([true, true]);
});
