import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StoredService } from '@/collections/services';
import { ConflictError } from '@/domain/errors';
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
import { hold } from './stub-data';

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
  return { ...view, moved: view.data.write.mock.calls };
}

/** The write that gives a service this position. */
const toPlace = (slug: string, position: number): unknown[] => [
  `services/${slug}`,
  expect.objectContaining({ slug, position }),
  expect.any(String),
];

it('the service desk shows a card for each service in site order, with and its description', async () => {
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
  const { data, user, moved } = await openThree();
  const up = button('Move Audits up');
  const release = hold(data.write, undefined);
  await user.click(up);
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Move Backups up'));
  expect(moved).toEqual([toPlace('audits', 1)]);
  data.listServices.mockResolvedValue(inOrder(AUDITS, MASKING, BACKUPS));
  release();
  await findSuccess('“Backups” moved up');
  await waitFor(() => expect(shownNames()).toEqual(['Audits', 'Data Masking', 'Backups']));
  // Each move starts from the order that the previous one has saved.
  const saved = [toPlace('audits', 1), toPlace('data-masking', 2)];
  expect(moved).toEqual([...saved, toPlace('backups', 2), toPlace('data-masking', 3)]);
  up.focus();
  await user.keyboard('{Enter}');
  await user.click(button('Move Backups down'));
  expect(moved).toHaveLength(4);
  button('Move Audits down').focus();
  await user.keyboard('{Enter}');
  await findSuccess('“Audits” moved down');
  expect(moved.slice(4)).toEqual([toPlace('audits', 2), toPlace('data-masking', 1)]);
  expect(button('Move Audits down')).toHaveFocus();
  data.write.mockRejectedValue(new ConflictError());
  data.listServices.mockResolvedValue([MASKING, BACKUPS]);
  await user.click(button('Move Audits down'));
  await findFailure('Failed to move service');
  await waitFor(() => expect(shownNames()).toEqual(['Data Masking', 'Backups']));
});

it('Delete removes a service without asking for confirmation, and Undo brings the service back', async () => {
  const { data, user } = await openThree();
  data.listServices.mockResolvedValue([MASKING, BACKUPS]);
  await user.click(button('Delete Audits'));
  const toast = await findSuccess('“Audits” was deleted');
  expect(data.write).toHaveBeenCalledExactlyOnceWith('services/audits', null, 'version 1');
  expect(shownNames()).toEqual(['Data Masking', 'Backups']);
  await waitFor(() => expect(button('Edit Backups')).toHaveFocus());
  data.listServices.mockResolvedValue([MASKING, AUDITS, BACKUPS]);
  await user.click(toast.getByText('Undo'));
  await findSuccess('“Audits” restored');
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('services/audits');
  await waitFor(() => expect(shownNames()).toEqual(['Data Masking', 'Audits', 'Backups']));
});

it('a failed read of services can be retried, and if none are saved, the desk says so and offers to add the first one', async () => {
  expectConsoleErrors(/^Failed to fetch services/);
  const { data, user } = openServices([]);
  data.listServices.mockRejectedValue(new Error('offline'));
  expect(await screen.findByText('Failed to fetch services')).toBeInTheDocument();
  data.listServices.mockResolvedValue([]);
  await user.click(button('Try again'));
  expect(await screen.findByText('No services saved')).toBeInTheDocument();
  await user.click(screen.getByText('Add First Service'));
  expect(screen.getByRole('dialog', { name: 'Add New Service' })).toBeInTheDocument();
});

it('at the limit of 100 services, the service desk doesn’t let the user add a service', async () => {
  openServices(Array.from({ length: 100 }, (_, index) => storedService(`service-${index}`)));
  expect(await screen.findByText('100 services')).toBeInTheDocument();
  expect(screen.getByText(/^The site shows at most 100 services/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Service' })).not.toBeInTheDocument();
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
  const { fill, user, form, saved } = await openServiceForm('Add Service');
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
  expect(saved()).toEqual([
    'services/cafe-licenses',
    {
      name: 'Café & Licenses',
      slug: 'cafe-licenses',
      description: 'What you pay for.',
      longDescription: 'And what you don’t.',
      icon: 'fas fa-shield-alt',
      color: 'purple',
      features: ['Counted cores'],
      position: 1,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('text typed during the first save of a service is saved in the same service', async () => {
  const { fill, user, form, data } = await openServiceForm('Add Service');
  const release = hold(data.write, undefined);
  await fill(form.getByLabelText(NAME), 'Licenses');
  await user.click(form.getByText('Create Service'));
  await fill(form.getByLabelText('Description'), 'Typed since');
  release();
  await findSuccess('Service added successfully');
  const again = await findDialog('Edit Service');
  await user.click(again.getByText('Update Service'));
  await findSuccess('Service updated successfully');
  const [first, second] = data.write.mock.calls;
  expect(second).toEqual([first?.[0], { ...first?.[1], description: 'Typed since' }]);
});

it('the form refuses invalid and taken slugs, also one that was taken in the meantime, and preserves a typed slug', async () => {
  expectConsoleErrors(/^Failed to save service \(ConflictError\)/);
  const { fill, user, form, data } = await openServiceForm('Add Service', [AUDITS]);
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
  expect(data.write).not.toHaveBeenCalled();
  data.write.mockRejectedValueOnce(new ConflictError());
  await fill(form.getByLabelText(SLUG), 'licenses');
  await fill(form.getByLabelText(NAME), 'License Counts');
  await user.click(form.getByText('Create Service'));
  const failure = await findFailure('Failed to save service');
  expect(failure.getByText(/^Another item already has this ID/)).toBeInTheDocument();
  expect(form.getByText(TAKEN)).toBeInTheDocument();
  expect(form.getByLabelText(NAME)).toHaveValue('License Counts');
  expect(form.getByLabelText(SLUG)).toHaveValue('licenses');
});

it('an edit can’t change the slug, and keeps an unknown icon, which appears as “Boxes”, as it does on the site', async () => {
  const icon = 'fas fa-unicorn';
  const { fill, user, form, saved } = await openServiceForm('Edit Data Masking', [
    { ...MASKING, icon },
  ]);
  expect(form.getByLabelText(SLUG)).toHaveAttribute('readonly');
  expect(form.getByRole('radio', { name: 'Boxes' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'teal' })).toBeChecked();
  await fill(form.getByLabelText(NAME), 'Masking');
  await user.click(form.getByRole('radio', { name: 'red' }));
  await user.click(form.getByText('Update Service'));
  await findSuccess('Service updated successfully');
  const edited = service({ name: 'Masking', icon, color: 'red' });
  expect(saved()).toEqual(['services/data-masking', edited]);
});

it('the form shows a saved color that it doesn’t offer, and a save of another field keeps it', async () => {
  const { fill, user, form, saved } = await openServiceForm('Edit Data Masking', [
    { ...MASKING, color: 'pink' },
  ]);
  expect(form.getByRole('radio', { name: 'pink' })).toBeChecked();
  await fill(form.getByLabelText(NAME), 'Masking');
  await user.click(form.getByText('Update Service'));
  await findSuccess('Service updated successfully');
  expect(saved()).toEqual(['services/data-masking', service({ name: 'Masking', color: 'pink' })]);
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
