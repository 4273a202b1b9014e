import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictError } from '@/domain/errors';
import { service } from '../support/sample-documents';
import { expectConsoleErrors } from '../support/console-errors';
import { findDialog } from './find-dialog';
import { findFailure, findSuccess } from './render-admin';
import { AUDITS, MASKING, openServiceForm, openServices } from './service-desk';

const SLUG = /^Slug/;
const expectNoDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('the form adds a service with a slug derived from its name and without blank features', async () => {
  const { fill, user, form, saved } = await openServiceForm('Add Service');
  await fill(form.getByLabelText(/^Name/), 'Café & Licenses');
  expect(form.getByLabelText(SLUG)).toHaveValue('cafe-licenses');
  await fill(form.getByLabelText('Description'), 'What you pay for.');
  await fill(form.getByLabelText('Long Description'), 'And what you don’t.');
  await user.click(form.getByRole('radio', { name: 'Shield' }));
  await user.click(form.getByRole('radio', { name: 'purple' }));
  await fill(form.getByLabelText('Feature 1'), ' Counted cores ');
  await user.click(form.getByText('Add Feature'));
  await user.click(form.getByText('Create Service'));
  await findSuccess('Service added successfully');
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
  await expectNoDialog();
});

it('a name without letters or digits leaves the slug to the user', async () => {
  const { fill, user, form, data } = await openServiceForm('Add Service');
  await fill(form.getByLabelText(/^Name/), 'Straße');
  expect(form.getByLabelText(SLUG)).toHaveValue('strasse');
  await fill(form.getByLabelText(/^Name/), '🙂');
  expect(form.getByLabelText(SLUG)).toHaveValue('');
  await user.click(form.getByText('Create Service'));
  expect(await form.findByText('Enter a slug.')).toBeInTheDocument();
  expect(data.write).not.toHaveBeenCalled();
});

it('a slug that the user typed is preserved when the name changes', async () => {
  const { fill, form } = await openServiceForm('Add Service');
  await fill(form.getByLabelText(SLUG), 'licenses');
  await fill(form.getByLabelText(/^Name/), 'License Counts');
  expect(form.getByLabelText(SLUG)).toHaveValue('licenses');
});

it.each([
  ['audits', 'Another service already has this slug. Choose a different slug.'],
  ['', 'Enter a slug.'],
  ['index', 'The slug “index” is reserved for the list of services.'],
  ['No Slug', 'A slug can contain only lowercase letters, digits, and single hyphens.'],
])('the form refuses the slug “%s”', async (slug, message) => {
  const { fill, user, form, data } = await openServiceForm('Add Service', [AUDITS]);
  await fill(form.getByLabelText(/^Name/), 'Anything');
  await fill(form.getByLabelText(SLUG), slug);
  await user.click(form.getByText('Create Service'));
  expect(await form.findByText(message)).toBeInTheDocument();
  expect(data.write).not.toHaveBeenCalled();
});

it('if someone else has taken the slug in the meantime, the form says so and preserves what the user typed', async () => {
  expectConsoleErrors(/^Failed to save service \(ConflictError\)/);
  const { fill, user, form, data } = await openServiceForm('Add Service');
  data.write.mockRejectedValueOnce(new ConflictError());
  await fill(form.getByLabelText(/^Name/), 'Audits');
  await user.click(form.getByText('Create Service'));
  await findFailure('Failed to save service');
  expect(
    form.getByText('Another service already has this slug. Choose a different slug.'),
  ).toBeInTheDocument();
  expect(form.getByLabelText(/^Name/)).toHaveValue('Audits');
});

it('an edit changes the service, whose slug can’t be changed', async () => {
  const { fill, user, form, saved } = await openServiceForm('Edit Data Masking', [MASKING]);
  expect(form.getByLabelText(SLUG)).toHaveAttribute('readonly');
  expect(form.getByRole('radio', { name: 'Database' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'teal' })).toBeChecked();
  await fill(form.getByLabelText(/^Name/), 'Masking');
  await user.click(form.getByText('Update Service'));
  await findSuccess('Service updated successfully');
  expect(saved()).toEqual(['services/data-masking', service({ name: 'Masking' })]);
});

it('an unknown icon appears as “Boxes”, as it does on the site, and is saved unchanged if the user edits only another field', async () => {
  const unknown = { ...MASKING, icon: 'fas fa-unicorn' };
  const { user, form, saved } = await openServiceForm('Edit Data Masking', [unknown]);
  expect(form.getByRole('radio', { name: 'Boxes' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: 'red' }));
  await user.click(form.getByText('Update Service'));
  await findSuccess('Service updated successfully');
  expect(saved()?.[1]).toMatchObject({ icon: 'fas fa-unicorn', color: 'red' });
});

it('Duplicate creates a service with a new name and slug', async () => {
  const { user, form, saved } = await openServiceForm('Duplicate Data Masking', [MASKING]);
  expect(form.getByLabelText(SLUG)).toHaveValue('copy-of-data-masking');
  await user.click(form.getByText('Create Service'));
  await findSuccess('Service added successfully');
  const copy = service({ name: 'Copy of Data Masking', slug: 'copy-of-data-masking', position: 8 });
  expect(saved()).toEqual(['services/copy-of-data-masking', copy]);
});

it('the form previews the service’s card and page, and controls in the previews do nothing', async () => {
  const { fill, user, form } = await openServiceForm('Edit Data Masking', [MASKING]);
  const card = within(form.getByRole('region', { name: 'Card' }));
  const page = within(form.getByRole('region', { name: 'Page' }));
  await fill(form.getByLabelText(/^Name/), 'Masking');
  await fill(form.getByLabelText('Feature 1'), 'Every column');
  const name = await card.findByRole('link', { name: 'Masking' });
  expect(page.getByRole('heading', { level: 1, name: 'Masking' })).toBeInTheDocument();
  expect(page.getByText('Every column')).toBeInTheDocument();
  expect(form.getAllByRole('link').filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  await user.click(name);
  expect(form.getByLabelText(/^Name/)).toHaveValue('Masking');
  await user.click(form.getByRole('button', { name: 'Preview' }));
  const preview = within(screen.getByRole('dialog', { name: 'Preview' }));
  expect(preview.getByRole('heading', { level: 1, name: 'Masking' })).toBeInTheDocument();
});

it('the desk opens the service named in the URL, or says that no such service exists', async () => {
  const first = openServices([MASKING], '?id=data-masking');
  const dialog = await findDialog('Edit Service');
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Data Masking');
  await first.user.click(dialog.getByText('Cancel'));
  await expectNoDialog();
  first.unmount();
  openServices([MASKING], '?id=gone');
  expect(await screen.findByText(/^There’s no service/)).toHaveTextContent('gone');
});
