import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AccessDeniedError, TimeoutError } from '@/domain/errors';
import { capitalize } from '@/lib/capitalize';
import { hasDrafts } from '@/lib/drafts';
import { storedSeoSetting, storedStory } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { ONE, openCareers } from './career-desk';
import { named, renderDesk } from './contact-desk';
import { doubleClick } from './double-click';
import { findFailure, findSuccess } from './render-admin';
import { openSeoDesk } from './seo-desk';
import { MASKING, openServices } from './service-desk';
import { DEV, openSmallDesk } from './small-desk';
import { openStories } from './story-desk';

/*
 * Each form of the back office is wired to what all of them share (edit-form.test.tsx). The small form represents the
 * dialogs where these don't differ.
 */

const SETTING = storedSeoSetting('home', { title: 'T', description: 'D', keywords: ['k'] });
const HOPPER = named('Hopper', { note: 'Called once.' });
const STORY = storedStory('close', { title: 'Close' });

function dialog(
  noun: string,
  label: string,
  edit: string,
  path: string,
  item: object,
  open: () => ReturnType<typeof openServices>,
) {
  const Noun = capitalize(noun);
  return {
    ...{ name: noun, open, edit, label, path, item, field: label.toLowerCase() },
    save: `Update ${Noun}`,
    done: `${Noun} updated successfully`,
    failure: `Failed to save ${noun}`,
  };
}

const DIALOGS = [
  dialog('career', 'Department', 'Edit Senior Oracle Developer', 'careers/one', ONE, () =>
    openCareers([ONE]),
  ),
  dialog('service', 'Description', 'Edit Data Masking', 'services/data-masking', MASKING, () =>
    openServices([MASKING]),
  ),
  dialog('story', 'Industry', 'Edit Close', 'stories/close', STORY, () => openStories([STORY])),
];

const SMALL = {
  ...dialog('career', 'Department', 'Edit Developer', 'careers/one', DEV, openSmallDesk),
  name: 'small form',
};

const OTHERS = [
  {
    name: 'SEO setting',
    open: () => openSeoDesk([SETTING]),
    edit: null,
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
    open: () => renderDesk([HOPPER], '?id=hopper'),
    edit: /^Edit note/,
    label: 'Internal note',
    save: 'Save note',
    path: 'contacts/hopper',
    item: HOPPER,
    field: 'note',
    done: 'Note saved',
    failure: 'Failed to save the note',
  },
];

type Editor = (typeof DIALOGS | typeof OTHERS)[number];

async function start({ open, edit, label, save, path, item, field }: Editor) {
  const view = await open();
  const { user, fill, store } = view;
  if (edit) await user.click(await screen.findByRole('button', { name: edit }));
  const control = () => screen.getByLabelText(label);
  await screen.findByLabelText(label);
  return {
    ...view,
    control,
    type: (text: string) => fill(control(), text),
    save: () => doubleClick(screen.getByText(save)),
    saved: () => store.get(path)?.[field],
    theySave: (text: string) => store.put(path, { ...item, [field]: text, version: 'theirs' }),
  };
}

it.each([...DIALOGS, ...OTHERS])(
  '$name: if both have changed a text, the form shows both, and the next save keeps mine',
  async (editor) => {
    expectConsoleErrors(/\(ConflictError\)/);
    const { type, save, saved, theySave, control, user } = await start(editor);
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
    expect(saved()).toBe('Mine');
    await waitFor(() => expect(hasDrafts()).toBe(false));
  },
);

it.each([SMALL, ...OTHERS])(
  '$name: text that couldn’t be saved stays in the form and, if access is revoked, on the page, until it can be saved',
  async (editor) => {
    expectConsoleErrors(/\((?:Timeout|AccessDenied)Error\)/);
    const { type, save, store, unmount, control } = await start(editor);
    await type('Mine');
    store.fail('commit', new TimeoutError());
    save();
    await findFailure(editor.failure);
    expect(screen.getByText(/Nothing you typed is lost/)).toBeInTheDocument();
    expect(control()).toHaveValue('Mine');
    await waitFor(() =>
      expect(screen.getByText(editor.save)).toHaveAttribute('aria-disabled', 'false'),
    );
    store.fail('commit', new AccessDeniedError());
    store.put('admins/ada', null);
    save();
    const unsaved = within(await screen.findByLabelText('Unsaved text'));
    const shown = unsaved.getByText(editor.label).parentElement;
    expect(shown).toHaveTextContent(`${editor.label}Mine`);
    unmount();
    const again = await editor.open();
    if (editor === SMALL)
      await again.user.click(await screen.findByRole('link', { name: '“Developer”' }));
    expect(await screen.findByLabelText(editor.label)).toHaveValue('Mine');
    // A form that opens only because of its text doesn't move focus to it.
    expect(control()).not.toHaveFocus();
    save();
    await findSuccess(editor.done);
    expect(again.store.get(editor.path)).toMatchObject({ [editor.field]: 'Mine' });
    await waitFor(() => expect(hasDrafts()).toBe(false));
  },
);

it.each([SMALL, ...OTHERS])(
  '$name: a slow save is announced, and text typed during a save is saved by the next save, once',
  async (editor) => {
    const { type, save, saved, store, control } = await start(editor);
    const release = store.hold('commit');
    await type('First');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    save();
    await type('Second');
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText(/^Still saving\./)).toHaveRole('status');
    act(release);
    await findSuccess(editor.done);
    expect(saved()).toBe('First');
    expect(control()).toHaveValue('Second');
    expect(screen.queryByText(/someone else|Still saving/i)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText(editor.save)).toHaveAttribute('aria-disabled', 'false'),
    );
    save();
    await waitFor(() => expect(hasDrafts()).toBe(false));
    expect(saved()).toBe('Second');
    expect(store.history()).toHaveLength(2);
  },
);
