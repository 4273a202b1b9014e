import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWrite } from '@/back-office/shared/use-write';
import { Toaster, ToastViewport } from '@/components/toast/toaster';
import type { CommitKey } from '@/data/commit';
import type { Written } from '@/domain/change';
import { AccessDeniedError, ConflictError, TimeoutError, UndoError } from '@/domain/errors';
import { InvalidDocumentError } from '@/domain/invalid-document-error';
import { switchAccount } from '@/lib/account-store';
import { hasDrafts } from '@/lib/drafts';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { findNotification } from './find-notification';
import { renderApp } from './render-app';
import { stubData, written } from './stub-data';

await ToastViewport.preload();

const SAVED = written('dba', { title: 'Saved' });
const LOGGED = /^Failed to save career \((\w*Error)\)/;

/** Renders a form with a button that saves 'words', and returns stubs of its callbacks. */
function renderSave() {
  const data = stubData();
  switchAccount('ada');
  const write = vi.fn<(words: string, key: Omit<CommitKey, 'signal'>) => Promise<Written>>();
  write.mockResolvedValue(SAVED);
  const on = { refresh: vi.fn(() => Promise.resolve()), onStored: vi.fn(), onConflict: vi.fn() };
  const onClose = vi.fn();
  function Form() {
    const saving = useWrite<string, unknown>({
      placeOf: () => 'careers/dba',
      load: () => Promise.resolve(),
      write: (_data, { id, earlier }, words) => write(words, { id, earlier }),
      success: (words) => `Saved ${words}`,
      failure: 'Failed to save career',
      undone: (words) => `Restored ${words}`,
      refresh: (_client, stored, words) => on.refresh(...([stored, words] as unknown as [])),
      onStored: on.onStored,
      onConflict: on.onConflict,
    });
    return <button onClick={() => saving.mutate('words', onClose)}>Save</button>;
  }
  const { user, rerender } = renderApp(<Form />);
  const show = (isOpen: boolean) =>
    rerender(
      <>
        {isOpen && <Form />}
        <Toaster />
      </>,
    );
  show(true);
  return {
    ...on,
    onClose,
    data,
    write,
    keys: () => write.mock.calls.map(([, key]) => key),
    save: () => user.click(screen.getByText('Save')),
    press: (label: string) => user.click(screen.getByText(label)),
    close: () => show(false),
    open: () => show(true),
  };
}

const done = (words: string) => findNotification('default', 'Success', words);
const failed = () => findNotification('destructive', 'Error', 'Failed to save career');

it('every save offers Undo, and so does every undo, even after the form is closed', async () => {
  const { data, keys, save, press, close, onStored } = renderSave();
  await save();
  await done('Saved words');
  expect(onStored).toHaveBeenLastCalledWith(SAVED, 'words');
  close();
  const undone = written('dba', { title: 'Before' });
  data.undoChange.mockResolvedValueOnce({ ...undone, record: 'the undo' });
  await press('Undo');
  await done('Restored words');
  expect(onStored).toHaveBeenLastCalledWith({ ...undone, record: 'the undo' }, 'words', SAVED);
  await press('Undo');
  await done('Change undone');
  expect(onStored).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 'the undo' }),
    'words',
    expect.objectContaining({ record: 'the undo' }),
  );
  expect(screen.getByText('Undo')).toBeInTheDocument();
  expect(data.undoChange.mock.calls.map(([, id]) => id)).toEqual(['record of dba', 'the undo']);
  const ids = [...keys(), ...data.undoChange.mock.calls.map(([key]) => key)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

it('the saved version is shown before the notification, which offers no Undo if nothing was written', async () => {
  const { write, save, refresh } = renderSave();
  refresh.mockImplementationOnce(() => {
    expect(screen.queryByText('Saved words')).not.toBeInTheDocument();
    return Promise.resolve();
  });
  const found = { ...SAVED, record: null };
  write.mockResolvedValueOnce(found);
  await save();
  const notification = await done('Saved words');
  expect(notification.queryByText('Undo')).not.toBeInTheDocument();
  expect(notification.getByText(/Nothing changed/)).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledExactlyOnceWith(found, 'words');
});

it('after a failed save, the notification gives the reason, and “Try again” repeats the same commit and closes the form', async () => {
  expectConsoleErrors(LOGGED);
  const { write, keys, save, press, onClose } = renderSave();
  write.mockRejectedValueOnce(new AccessDeniedError());
  await save();
  const toast = await failed();
  expect(toast.getByText(/no longer have administrator access/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await press('Try again');
  await done('Saved words');
  const [first, second] = keys();
  expect(second).toEqual(first);
  expect(onClose).toHaveBeenCalledOnce();
});

it('a save that fails after the form is closed is reported, and “Try again” works', async () => {
  expectConsoleErrors(LOGGED);
  const { write, save, press, close, onClose, onStored } = renderSave();
  const { released, release } = deferred();
  write.mockReturnValueOnce(released.then(() => Promise.reject(new TimeoutError())));
  await save();
  close();
  release();
  await failed();
  await press('Try again');
  await done('Saved words');
  expect(onStored).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it.each([new ConflictError(SAVED), new UndoError('same'), new InvalidDocumentError()])(
  'a save that fails with “%s” offers no retry, and the form receives the current version only after a conflict',
  async (error) => {
    expectConsoleErrors(LOGGED);
    const { write, save, onConflict, refresh } = renderSave();
    write.mockRejectedValueOnce(error);
    await save();
    expect((await failed()).queryByText('Try again')).not.toBeInTheDocument();
    const expectedCalls = error instanceof ConflictError ? [[SAVED, 'words']] : [];
    expect(onConflict.mock.calls).toEqual(expectedCalls);
    expect(refresh.mock.calls).toEqual(expectedCalls);
  },
);

it('a save includes the IDs of the account’s earlier commits whose results are unknown, until a save succeeds', async () => {
  expectConsoleErrors(LOGGED);
  const { write, keys, save, close, open } = renderSave();
  for (const error of [new TimeoutError(), new Error('Failed to fetch'), new AccessDeniedError()]) {
    write.mockRejectedValueOnce(error);
    await save();
    await screen.findByText('Try again');
    close();
    open();
  }
  await save();
  await done('Saved words');
  await save();
  const [one, two, three, four, five] = keys();
  expect(one?.earlier).toBeUndefined();
  expect(two?.earlier).toEqual([one?.id]);
  expect(three?.earlier).toEqual([one?.id, two?.id]);
  // A refused commit was never written, so its ID is omitted.
  expect(four?.earlier).toEqual([one?.id, two?.id]);
  expect(five?.earlier).toBeUndefined();
  // IDs of commits with unknown results don't count as drafts and aren't sent with another account's saves.
  write.mockRejectedValueOnce(new TimeoutError());
  await save();
  await failed();
  expect(hasDrafts()).toBe(false);
  act(() => switchAccount('another'));
  await save();
  expect(keys().at(-1)?.earlier).toBeUndefined();
});
