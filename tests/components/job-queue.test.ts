import { beforeEach, expect, it, vi } from 'vitest';
import { switchAccount } from '@/lib/account-store';
import { cancelJobs, queuedJobs, runJob, type JobControl } from '@/lib/job-queue';
import { deferred } from '../support/network';

beforeEach(() => {
  switchAccount('another account');
  switchAccount('ada');
});

const labels = () => queuedJobs().map(({ label }) => label);

/** Whether the browser would ask for confirmation before the tab is closed. */
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Queues a job. Calling `release` ends it. */
function queueJob(label: string) {
  const { released, release } = deferred();
  const work = vi.fn(async ({ signal, onProgress }: JobControl) => {
    onProgress(1, 3);
    await released;
    return signal.aborted ? 'stopped' : 'complete';
  });
  const [onDone, onError] = [vi.fn(), vi.fn()];
  const ended = runJob({ label, work, onDone, onError });
  return { work, onDone, onError, release, ended };
}

it('the queue runs jobs one at a time and reports their progress, and until all have ended, closing the tab requires confirmation', async () => {
  const first = queueJob('first');
  const second = queueJob('second');
  expect(labels()).toEqual(['first', 'second']);
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  expect(second.work).not.toHaveBeenCalled();
  expect(queuedJobs()[0]).toMatchObject({ done: 1, total: 3 });
  expect(asksBeforeUnload()).toBe(true);
  first.release();
  await first.ended;
  expect(labels()).toEqual(['second']);
  second.release();
  await second.ended;
  expect(second.onDone).toHaveBeenCalledExactlyOnceWith('complete');
  expect(asksBeforeUnload()).toBe(false);
});

it('canceling ends the running job after its current step and removes the waiting jobs', async () => {
  const first = queueJob('first');
  const second = queueJob('second');
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  cancelJobs();
  expect(labels()).toEqual(['first']);
  first.release();
  await second.ended;
  expect(first.onDone).toHaveBeenCalledExactlyOnceWith('stopped');
  expect(second.work).not.toHaveBeenCalled();
  expect(second.onDone).not.toHaveBeenCalled();
  expect(labels()).toEqual([]);
});

it('a job that fails doesn’t stop the next one', async () => {
  const error = new Error('no');
  const onError = vi.fn();
  const onDone = vi.fn();
  const failing = runJob({ label: 'a', work: () => Promise.reject(error), onDone, onError });
  const second = queueJob('b');
  await failing;
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(onDone).not.toHaveBeenCalled();
  second.release();
  await second.ended;
  expect(second.onDone).toHaveBeenCalledExactlyOnceWith('complete');
});

it('a job that throws because it was canceled reports no error', async () => {
  const onError = vi.fn();
  const { released, release } = deferred();
  const work = ({ signal }: JobControl) => released.then(() => signal.throwIfAborted());
  const ended = runJob({ label: 'a', work, onDone: vi.fn(), onError });
  cancelJobs();
  release();
  await ended;
  expect(onError).not.toHaveBeenCalled();
});

it('the queue continues when the same account signs in again, and drops all jobs and reports when another account signs in', async () => {
  const first = queueJob('first');
  const second = queueJob('second');
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  switchAccount('ada');
  expect(labels()).toEqual(['first', 'second']);
  switchAccount('bob');
  expect(labels()).toEqual([]);
  expect(first.work.mock.lastCall?.[0].signal.aborted).toBe(true);
  first.release();
  await second.ended;
  for (const { onDone, onError } of [first, second]) {
    expect(onDone).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  }
  expect(second.work).not.toHaveBeenCalled();
});
