import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StoredService } from '@/collections/services';
import { storedService } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { service } from '../support/sample-documents';
import { findDialog } from './find-dialog';
import { findFailure, findSuccess } from './render-admin';
import { serveBuild } from './serve-build';
import {
  AUDITS,
  BACKUPS,
  MASKING,
  openServiceForm,
  openServices,
  shownNames,
} from './service-desk';
import { DATES } from './store';

const SLUG = /^Slug/;
const NAME = /^Name/;
const TAKEN = 'Another service already has this slug. Choose a different slug.';

const card = (name: string) => within(screen.getByRole('article', { name }));
const button = (name: string) => screen.getByRole('button', { name });

const inOrder = (...services: StoredService[]) =>
  services.map((service, index) => ({ ...service, position: index + 1 }));

async function openThree() {
  const view = openServices(inOrder(MASKING, AUDITS, BACKUPS));
  await screen.findByRole('article', { name: 'Backups' });
  return view;
}

it('the service desk shows a card for each service in site order, with its description', async () => {
  await openThree();
  expect(shownNames()).toEqual(['Data Masking', 'Audits', 'Backups']);
  expect(screen.getByText('3 services')).toBeInTheDocument();
  const masking = card('Data Masking');
  expect(masking.getByText('Test data that reveals nothing about anyone.')).toBeInTheDocument();
  const link = masking.getByRole('link', { name: /^View on site: Data Masking/ });
  expect(link).toHaveAttribute('href', '/services/data-masking');
});

it('the buttons move a service and keep focus, one move at a time, not past the ends, and after a failure the saved order is shown', async () => {
  expectConsoleErrors(/^Failed to move service \(ConflictError\)/);
  const { store, user } = await openThree();
  const up = button('Move Audits up');
  const release = store.hold('commit');
  await user.click(up);
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move Backups up'));
  expect(store.calls('commit')).toHaveLength(1);
  release();
  await findSuccess('“Backups” moved up');
  // The second move starts from the order that the first has saved.
  await waitFor(() => expect(shownNames()).toEqual(['Audits', 'Backups', 'Data Masking']));
  up.focus();
  await user.keyboard('{Enter}');
  await user.click(button('Move Data Masking down'));
  expect(store.calls('commit')).toHaveLength(2);
  button('Move Audits down').focus();
  await user.keyboard('{Enter}');
  await findSuccess('“Audits” moved down');
  expect(shownNames()).toEqual(['Backups', 'Audits', 'Data Masking']);
  expect(button('Move Audits down')).toHaveFocus();
  store.put('services/audits', null);
  await user.click(button('Move Audits down'));
  await findFailure('Failed to move service');
  await waitFor(() => expect(shownNames()).toEqual(['Backups', 'Data Masking']));
});

it('Delete removes the displayed version of a service without asking for confirmation, and Undo brings the service back', async () => {
  expectConsoleErrors(/^Failed to delete service \(ConflictError\)/);
  const { store, user } = await openThree();
  store.put('services/audits', { ...AUDITS, position: 2, version: 'theirs' });
  await user.click(button('Delete Audits'));
  await findFailure('Failed to delete service');
  await user.click(button('Delete Audits'));
  const toast = await findSuccess('“Audits” was deleted');
  expect(shownNames()).toEqual(['Data Masking', 'Backups']);
  await waitFor(() => expect(button('Edit Backups')).toHaveFocus());
  await user.click(toast.getByText('Undo'));
  await findSuccess('“Audits” restored');
  await waitFor(() => expect(shownNames()).toEqual(['Data Masking', 'Audits', 'Backups']));
});

it('a failed read of services can be retried, and if none are saved, the desk says so and offers to add the first one', async () => {
  expectConsoleErrors(/^Failed to fetch services/);
  const { store, user } = openServices([]);
  store.fail('listServices', new Error('offline'));
  expect(await screen.findByText('Failed to fetch services')).toBeInTheDocument();
  await user.click(button('Try again'));
  expect(await screen.findByText('No services saved')).toBeInTheDocument();
  await user.click(screen.getByText('Add First Service'));
  expect(screen.getByRole('dialog', { name: 'Add New Service' })).toBeInTheDocument();
});

it('at the limit of 100 services, the service desk doesn’t let the user add a service', async () => {
  openServices(Array.from({ length: 100 }, (_, index) => storedService(`service-${index}`)));
  expect(await screen.findByText('100 services')).toBeInTheDocument();
  expect(screen.getByText(/^The site shows at most 100 services/)).toBeInTheDocument();
  expect(screen.queryByText('Add Service')).not.toBeInTheDocument();
});

it('a service is waiting if it was saved after the site was built, and nothing says so without a build.json', async () => {
  const [old, changed] = [1, 3].map((day) =>
    storedService(`service-${day}`, { name: `Service ${day}`, updatedAt: new Date(2026, 2, day) }),
  ) as [StoredService, StoredService];
  const { unmount } = openServices([old, changed]);
  serveBuild(new Date(2026, 2, 2));
  await screen.findByRole('article', { name: old.name });
  expect(await card(changed.name).findByText('Waiting')).toBeInTheDocument();
  expect(card(old.name).queryByText('Waiting')).not.toBeInTheDocument();
  unmount();
  openServices([changed]);
  await screen.findByRole('article', { name: changed.name });
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
});

it('the form adds a service with a slug derived from its name and without blank features', async () => {
  const { fill, user, form, store } = await openServiceForm('Add Service');
  await fill(form.getByLabelText(NAME), 'Café & Licenses');
  expect(form.getByLabelText(SLUG)).toHaveValue('cafe-licenses');
  await fill(form.getByLabelText('Description'), 'What you pay for.');
  await fill(form.getByLabelText('Long Description'), 'And what you don’t.');
  await user.click(form.getByRole('radio', { name: 'Shield' }));
  await user.click(form.getByRole('radio', { name: 'purple' }));
  // Each update of a radio button is an event in Firefox; with a hundred events, Orca would drop the notification.
  const updates: MutationRecord[] = [];
  const observer = new MutationObserver((records) => updates.push(...records));
  observer.observe(form.getByRole('radio', { name: 'Idea' }), { attributes: true });
  await fill(form.getByLabelText('Feature 1'), ' Counted cores ');
  await user.click(form.getByText('Add Feature'));
  await user.click(form.getByText('Create Service'));
  await findSuccess('Service added successfully');
  expect(updates).toEqual([]);
  expect(store.get('services/cafe-licenses')).toEqual({
    name: 'Café & Licenses',
    slug: 'cafe-licenses',
    description: 'What you pay for.',
    longDescription: 'And what you don’t.',
    icon: 'fas fa-shield-alt',
    color: 'purple',
    features: ['Counted cores'],
    position: 1,
    ...DATES,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('text typed during the first save of a service is saved in the same service', async () => {
  const { fill, user, form, store } = await openServiceForm('Add Service');
  const release = store.hold('commit');
  await fill(form.getByLabelText(NAME), 'Licenses');
  await user.click(form.getByText('Create Service'));
  await fill(form.getByLabelText('Description'), 'Typed since');
  release();
  await findSuccess('Service added successfully');
  const again = await findDialog('Edit Service');
  await user.click(again.getByText('Update Service'));
  await findSuccess('Service updated successfully');
  expect(store.ids('services')).toEqual(['licenses']);
  const both = { name: 'Licenses', description: 'Typed since' };
  expect(store.get('services/licenses')).toMatchObject(both);
});

it('the form refuses invalid and taken slugs, also one that was taken in the meantime, and preserves a typed slug', async () => {
  expectConsoleErrors(/^Failed to save service \(ConflictError\)/);
  const { fill, user, form, store } = await openServiceForm('Add Service', [AUDITS]);
  await fill(form.getByLabelText(NAME), '🙂');
  expect(form.getByLabelText(SLUG)).toHaveValue('');
  for (const [slug, message] of [
    ['', 'Enter a slug.'],
    ['audits', TAKEN],
    ['index', 'The slug “index” is reserved.'],
    ['No Slug', 'A slug can contain only lowercase letters, digits, and single hyphens.'],
  ] as const) {
    await fill(form.getByLabelText(SLUG), slug);
    await user.click(form.getByText('Create Service'));
    expect(await form.findByText(message)).toBeInTheDocument();
  }
  expect(store.ids('services')).toEqual(['audits']);
  store.put('services/licenses', { name: 'Theirs', slug: 'licenses' });
  await fill(form.getByLabelText(SLUG), 'licenses');
  await fill(form.getByLabelText(NAME), 'License Counts');
  await user.click(form.getByText('Create Service'));
  const failure = await findFailure('Failed to save service');
  expect(failure.getByText(/^Another item already has this ID/)).toBeInTheDocument();
  expect(form.getByText(TAKEN)).toBeInTheDocument();
  expect(form.getByLabelText(NAME)).toHaveValue('License Counts');
  expect(form.getByLabelText(SLUG)).toHaveValue('licenses');
});

it('an edit can’t change the slug, and keeps a saved color and icon that the form doesn’t offer; the icon appears as “Boxes”, as it does on the site', async () => {
  const unknown = { icon: 'fas fa-unicorn', color: 'pink' };
  const { fill, user, form, store } = await openServiceForm('Edit Data Masking', [
    { ...MASKING, ...unknown },
  ]);
  expect(form.getByLabelText(SLUG)).toHaveAttribute('readonly');
  expect(form.getByRole('radio', { name: 'Boxes' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'pink' })).toBeChecked();
  await fill(form.getByLabelText(NAME), 'Masking');
  await user.click(form.getByText('Update Service'));
  await findSuccess('Service updated successfully');
  expect(store.get('services/data-masking')).toEqual({
    ...service({ name: 'Masking', ...unknown }),
    ...DATES,
  });
});

it('the form previews the service’s card and page, and controls in the previews do nothing', async () => {
  const { fill, user, form } = await openServiceForm('Edit Data Masking', [MASKING]);
  const card = within(form.getByRole('region', { name: 'Card' }));
  const page = within(form.getByRole('region', { name: 'Page' }));
  await fill(form.getByLabelText(NAME), 'Masking');
  await fill(form.getByLabelText('Feature 1'), 'Every column');
  const name = await card.findByRole('link', { name: 'Masking' });
  expect(page.getByRole('heading', { level: 1, name: 'Masking' })).toBeInTheDocument();
  expect(page.getByText('Every column')).toBeInTheDocument();
  expect(form.getAllByRole('link').filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  await user.click(name);
  expect(form.getByLabelText(NAME)).toHaveValue('Masking');
});

it('the desk opens the service named in the URL, or says that no such service exists', async () => {
  const first = openServices([MASKING], '?id=data-masking');
  const dialog = await findDialog('Edit Service');
  expect(dialog.getByLabelText(NAME)).toHaveValue('Data Masking');
  await first.user.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  first.unmount();
  openServices([MASKING], '?id=gone');
  expect(await screen.findByText(/^There’s no service/)).toHaveTextContent('gone');
});
