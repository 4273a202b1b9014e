import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextPaint } from '@/lib/next-paint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the task after the next frame, because the browser paints in between', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const handlePaint = vi.fn();
  void nextPaint().then(handlePaint);
  await vi.advanceTimersByTimeAsync(100);
  frames.forEach((frame) => frame(100));
  await Promise.resolve();
  expect(handlePaint).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(handlePaint).toHaveBeenCalled();
});

it('waits 300 ms in a tab that has no frames', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const handlePaint = vi.fn();
  void nextPaint().then(handlePaint);
  await vi.advanceTimersByTimeAsync(299);
  expect(handlePaint).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(handlePaint).toHaveBeenCalled();
});
