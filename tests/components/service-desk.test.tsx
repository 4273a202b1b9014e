import type { StoredService } from '@/collections/services';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { FIRM } from '@/content/firm';
import { ConflictError } from '@/domain/errors';
import { storedService } from '../support/admin-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { findFailure, findSuccess } from './render-admin';
import { serveBuild, type Published } from './serve-build';
import { AUDITS, BACKUPS, MASKING, openServices, shownNames } from './service-desk';
import { hold } from './stub-data';

const card = (name: string) => within(screen.getByRole('article', { name }));

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

const AUDITS_UP = [toPlace('audits', 1), toPlace('data-masking', 2)];

it('the service desk shows a card for each service in site order, with its description, color, and number of features', async () => {
  await openThree();
  expect(shownNames()).toEqual(['Data Masking', 'Audits', 'Backups']);
  expect(screen.getByText('3 services')).toBeInTheDocument();
  const masking = card('Data Masking');
  expect(masking.getByText('Test data that reveals nothing about anyone.')).toBeInTheDocument();
  expect(masking.getByText('teal')).toBeInTheDocument();
  expect(masking.getByText('1 feature')).toBeInTheDocument();
  expect(card('Audits').getByText('red')).toBeInTheDocument();
  expect(card('Audits').getByText('0 features')).toBeInTheDocument();
  const link = masking.getByRole('link', { name: /^View on site: Data Masking/ });
  expect(link).toHaveAttribute('href', '/services/data-masking');
});

it('the buttons move a service and keep focus, and the first service can’t be moved up', async () => {
  const { data, user, moved } = await openThree();
  const up = screen.getByRole('button', { name: 'Move Audits up' });
  const release = hold(data.write, undefined);
  await user.click(up);
  expect(up).toHaveAttribute('aria-disabled', 'true');
  data.listServices.mockResolvedValue(inOrder(AUDITS, MASKING, BACKUPS));
  release();
  await findSuccess('“Audits” moved up');
  await waitFor(() => expect(shownNames()).toEqual(['Audits', 'Data Masking', 'Backups']));
  expect(up).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Move Backups down' }));
  expect(moved).toEqual(AUDITS_UP);
  screen.getByRole('button', { name: 'Move Audits down' }).focus();
  await user.keyboard('{Enter}');
  await findSuccess('“Audits” moved down');
  expect(moved.slice(2)).toEqual([toPlace('audits', 2), toPlace('data-masking', 1)]);
});

it('moves run one at a time, each in the order that the previous one has saved', async () => {
  const { data, user, moved } = await openThree();
  const release = hold(data.write, undefined);
  await user.click(screen.getByRole('button', { name: 'Move Audits up' }));
  await user.click(screen.getByRole('button', { name: 'Move Backups up' }));
  expect(moved).toEqual(AUDITS_UP.slice(0, 1));
  data.listServices.mockResolvedValue(inOrder(AUDITS, MASKING, BACKUPS));
  release();
  await findSuccess('“Backups” moved up');
  expect(moved.slice(2)).toEqual([toPlace('backups', 2), toPlace('data-masking', 3)]);
});

it('after a failed move, the service desk shows the saved order again', async () => {
  expectConsoleErrors(/^Failed to move service \(ConflictError\)/);
  const { data, user } = await openThree();
  data.write.mockRejectedValue(new ConflictError());
  data.listServices.mockResolvedValue([MASKING, BACKUPS]);
  await user.click(screen.getByRole('button', { name: 'Move Audits up' }));
  await findFailure('Failed to move service');
  await waitFor(() => expect(shownNames()).toEqual(['Data Masking', 'Backups']));
});

it('Delete removes a service without asking for confirmation, and Undo brings the service back', async () => {
  const { data, user } = await openThree();
  data.listServices.mockResolvedValue([MASKING, BACKUPS]);
  await user.click(screen.getByRole('button', { name: 'Delete Audits' }));
  const toast = await findSuccess(
    `“Audits” was deleted. Pages may still show it for a few seconds after they load, until the site is published ${FIRM.figures.publication}.`,
  );
  expect(data.write).toHaveBeenCalledExactlyOnceWith('services/audits', null, 'version 1');
  expect(shownNames()).toEqual(['Data Masking', 'Backups']);
  expect(screen.getByRole('button', { name: 'Edit Backups' })).toHaveFocus();
  data.listServices.mockResolvedValue([MASKING, AUDITS, BACKUPS]);
  await user.click(toast.getByText('Undo'));
  await findSuccess('“Audits” restored');
  expect(data.undo).toHaveBeenCalledExactlyOnceWith('services~audits~saved');
  await waitFor(() => expect(shownNames()).toEqual(['Data Masking', 'Audits', 'Backups']));
});

it('if no services are saved, the service desk says so and offers to add the first one', async () => {
  const { user } = openServices([]);
  expect(await screen.findByText('No services saved')).toBeInTheDocument();
  await user.click(screen.getByText('Add First Service'));
  expect(screen.getByRole('dialog', { name: 'Add New Service' })).toBeInTheDocument();
});

it('a failed read of services is reported and can be retried', async () => {
  expectConsoleErrors(/^Failed to fetch services/);
  const { data, user } = openServices([]);
  data.listServices.mockRejectedValue(new Error('offline'));
  expect(await screen.findByText('Failed to fetch services')).toBeInTheDocument();
  data.listServices.mockResolvedValue([AUDITS]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Audits' })).toBeInTheDocument();
});

it('at the limit of 100 services, the service desk doesn’t let the user add or duplicate a service', async () => {
  const many = Array.from({ length: 100 }, (_, index) => storedService(`service-${index}`));
  openServices(many);
  expect(await screen.findByText('100 services')).toBeInTheDocument();
  expect(screen.getByText(/^The site shows at most 100 services/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Service' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Duplicate/ })[0]).toBeDisabled();
});

it('a service is live if the deployed pages show what is saved, even if they were built from a built-in service', async () => {
  const [first, second, third] = BUILT_IN_SERVICES.map(({ slug, ...fields }) =>
    storedService(slug, { ...fields, updatedAt: new Date() }),
  ) as [StoredService, StoredService, StoredService];
  const { data } = openServices([first, { ...second, description: 'Ours' }, third]);
  const [builtIn, ...others] = BUILT_IN_SERVICES;
  serveBuild(...[builtIn, others[0]].map((service) => ['services', service ?? {}] as Published));
  expect(await screen.findByText('Live')).toBeInTheDocument();
  expect(card(first.name).getByText('Live')).toBeInTheDocument();
  expect(card(second.name).getByText('Waiting')).toBeInTheDocument();
  expect(card(third.name).getByText('Waiting')).toBeInTheDocument();
  expect(data.fetch).toHaveBeenCalledOnce();
});

it('with a build.json of an earlier version, every service is waiting', async () => {
  const { data } = openServices([AUDITS]);
  data.fetch.mockImplementation(() => Promise.resolve(Response.json({ content: 'digest' })));
  expect(await screen.findByText('Waiting')).toBeInTheDocument();
});
