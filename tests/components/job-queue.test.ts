import { beforeEach, expect, it, vi } from 'vitest';
import { claimAccount } from '@/lib/account-store';
import { cancelJobs, queuedJobs, runJob, type JobControl } from '@/lib/job-queue';
import { deferred } from '../support/network';

beforeEach(() => {
  claimAccount('another account');
  claimAccount('ada');
});

const labels = () => queuedJobs().map(({ label }) => label);

/** Whether the browser would ask for confirmation before the tab is closed. */
const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Queues a job that ends with `release`. */
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

it('runs one job after the other, shows its progress, and asks before the tab is closed until the last has ended', async () => {
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

it('Cancel ends the job that runs, after its step, and drops those that wait', async () => {
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

it('a job that throws ends alone', async () => {
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

it('says nothing of a job that throws because it was canceled', async () => {
  const onError = vi.fn();
  const { released, release } = deferred();
  const work = ({ signal }: JobControl) => released.then(() => signal.throwIfAborted());
  const ended = runJob({ label: 'a', work, onDone: vi.fn(), onError });
  cancelJobs();
  release();
  await ended;
  expect(onError).not.toHaveBeenCalled();
});

it('goes on for the same account, and ends all jobs and their reports for another one', async () => {
  const first = queueJob('first');
  const second = queueJob('second');
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  claimAccount('ada');
  expect(labels()).toEqual(['first', 'second']);
  claimAccount('bob');
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
