import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseContact } from '@/collections/inquiries';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { hasDrafts } from '@/lib/drafts';
import { storedSeoSetting } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { ONE, openCareers } from './career-desk';
import { named, renderDesk } from './contact-desk-stubs';
import { doubleClick } from './double-click';
import { findFailure, findSuccess } from './render-admin';
import { openSeoDesk } from './seo-desk';
import { MASKING, openServices } from './service-desk';
import { hold, put, reader } from './stub-data';

/* Each form of the back office is wired to what all of them share (edit-form.test.tsx). */

const SETTING = storedSeoSetting('home', { title: 'T', description: 'D', keywords: ['k'] });
const HOPPER = named('Hopper', { note: 'Called once.' });

async function openNote() {
  const view = await renderDesk([HOPPER], '?id=hopper');
  put('contacts/hopper', HOPPER);
  view.data.getContact.mockImplementation(reader('contacts', parseContact));
  return view;
}

const EDITORS = [
  {
    name: 'career',
    open: () => openCareers([ONE]),
    edit: /^Edit Senior/,
    unsaved: '“Senior Oracle Developer”',
    label: 'Department',
    save: 'Update Career',
    path: 'careers/one',
    item: ONE,
    field: 'department',
    done: 'Career updated successfully',
    failure: 'Failed to save career',
  },
  {
    name: 'service',
    open: () => openServices([MASKING]),
    edit: 'Edit Data Masking',
    unsaved: '“Data Masking”',
    label: 'Description',
    save: 'Update Service',
    path: 'services/data-masking',
    item: MASKING,
    field: 'description',
    done: 'Service updated successfully',
    failure: 'Failed to save service',
  },
  {
    name: 'SEO setting',
    open: () => openSeoDesk({ home: SETTING }),
    edit: null,
    unsaved: null,
    label: 'Meta Description',
    save: 'Save SEO Settings',
    path: 'seoSettings/home',
    item: SETTING,
    field: 'description',
    done: 'SEO settings updated for Home Page',
    failure: 'Failed to save SEO settings',
  },
  {
    name: 'note',
    open: openNote,
    edit: /^Edit note/,
    unsaved: null,
    label: 'Internal note',
    save: 'Save note',
    path: 'contacts/hopper',
    item: HOPPER,
    field: 'note',
    done: 'Note saved',
    failure: 'Failed to save the note',
  },
];

type Editor = (typeof EDITORS)[number];

async function start({ open, edit, label, save, path, item, field }: Editor) {
  const view = await open();
  const { user, fill, data } = view;
  if (edit) await user.click(await screen.findByRole('button', { name: edit }));
  const control = () => screen.getByLabelText(label);
  await screen.findByLabelText(label);
  return {
    ...view,
    control,
    type: (text: string) => fill(control(), text),
    save: () => doubleClick(screen.getByText(save)),
    written: () => data.write.mock.calls.map(([written, fields]) => [written, fields?.[field]]),
    theySave: (text: string) => put(path, { ...item, [field]: text, version: 'theirs' }),
  };
}

it.each(EDITORS)(
  '$name: if both have changed a text, the form shows both, and the next save keeps mine',
  async (editor) => {
    expectConsoleErrors(/\(ConflictError\)/);
    const { type, save, written, theySave, control, user } = await start(editor);
    await type('Mine');
    theySave('Theirs');
    save();
    await findFailure(editor.failure);
    expect(
      await screen.findByText(/Compare the two versions, then save again/),
    ).toBeInTheDocument();
    await user.click(screen.getByText(/^Use theirs/));
    expect(control()).toHaveValue('Theirs');
    await user.click(screen.getByText(/^Use mine/));
    save();
    await findSuccess(editor.done);
    expect(written().at(-1)).toEqual([editor.path, 'Mine']);
    await waitFor(() => expect(hasDrafts()).toBe(false));
  },
);

it.each(EDITORS)(
  '$name: text that couldn’t be saved stays in the form and, if access is revoked, on the page, until it can be saved',
  async (editor) => {
    expectConsoleErrors(/\((?:Timeout|AccessDenied)Error\)/);
    const { type, save, data, unmount, control } = await start(editor);
    await type('Mine');
    data.write.mockRejectedValueOnce(new TimeoutError());
    save();
    await findFailure(editor.failure);
    expect(screen.getByText(/Nothing you typed is lost/)).toBeInTheDocument();
    expect(control()).toHaveValue('Mine');
    await waitFor(() =>
      expect(screen.getByText(editor.save)).toHaveAttribute('aria-disabled', 'false'),
    );
    data.write.mockRejectedValueOnce(new AccessDeniedError());
    data.backOfficeAccess.mockResolvedValue('denied');
    save();
    const unsaved = within(await screen.findByLabelText('Unsaved text'));
    const shown = unsaved.getByText(editor.label).parentElement;
    expect(shown).toHaveTextContent(`${editor.label}Mine`);
    unmount();
    const again = await editor.open();
    if (editor.unsaved)
      await again.user.click(await screen.findByRole('link', { name: editor.unsaved }));
    expect(await screen.findByLabelText(editor.label)).toHaveValue('Mine');
    // A form that opens only because of its text doesn't move focus to it.
    expect(control()).not.toHaveFocus();
    save();
    await findSuccess(editor.done);
    expect(again.data.write.mock.calls.map(([path]) => path)).toEqual([editor.path]);
    await waitFor(() => expect(hasDrafts()).toBe(false));
  },
);

it.each(EDITORS)(
  '$name: a slow save is announced, and text typed during a save is saved by the next save, once',
  async (editor) => {
    const { type, save, written, data, control } = await start(editor);
    const release = hold(data.write, undefined);
    await type('First');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    save();
    await type('Second');
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText(/^Still saving\./)).toHaveRole('status');
    act(release);
    await findSuccess(editor.done);
    expect(control()).toHaveValue('Second');
    expect(screen.queryByText(/someone else|Still saving/i)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText(editor.save)).toHaveAttribute('aria-disabled', 'false'),
    );
    save();
    await waitFor(() => expect(hasDrafts()).toBe(false));
    expect(written()).toEqual([
      [editor.path, 'First'],
      [editor.path, 'Second'],
    ]);
  },
);
