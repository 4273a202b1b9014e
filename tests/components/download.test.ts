import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadBlob } from '@/lib/download';

const addresses = { createObjectURL: vi.fn(), revokeObjectURL: vi.fn() };
const { createObjectURL, revokeObjectURL } = URL;

beforeEach(() => {
  vi.useFakeTimers();
  addresses.createObjectURL.mockReset().mockReturnValue('blob:https://a.example/1');
  addresses.revokeObjectURL.mockReset();
  // jsdom has neither function.
  Object.assign(URL, addresses);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

it('downloadBlob clicks a temporary link that has the file name, then revokes the blob URL', () => {
  const clicked: { href: string; download: string; isConnected: boolean }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const { href, download, isConnected } = this;
    clicked.push({ href, download, isConnected });
  });
  const blob = new Blob(['x']);

  downloadBlob(blob, 'inquiries.csv');

  expect(addresses.createObjectURL).toHaveBeenCalledExactlyOnceWith(blob);
  expect(clicked).toEqual([
    { href: 'blob:https://a.example/1', download: 'inquiries.csv', isConnected: true },
  ]);
  expect(document.querySelector('a')).toBeNull();
  expect(addresses.revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(addresses.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:https://a.example/1');
});
