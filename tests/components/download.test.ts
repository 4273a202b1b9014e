import { expect, it, onTestFinished, vi } from 'vitest';
import { downloadBlob } from '@/lib/download';

it('a download clicks a temporary link that has the file name, then revokes the blob URL', () => {
  vi.useFakeTimers();
  const { createObjectURL, revokeObjectURL } = URL;
  const revoke = vi.fn();
  // jsdom has neither function.
  Object.assign(URL, {
    createObjectURL: () => 'blob:https://a.example/1',
    revokeObjectURL: revoke,
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  const clicked: unknown[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download, this.isConnected]);
  });
  downloadBlob(new Blob(['x']), 'inquiries.csv');
  expect(clicked).toEqual([['blob:https://a.example/1', 'inquiries.csv', true]]);
  expect(document.querySelector('a')).toBeNull();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:https://a.example/1');
});
