import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CareersPage } from '@/pages/admin/careers-page';
import { storedCareer } from '../support/admin-documents';
import { renderAdmin } from './render-admin';
import { ADMINISTRATOR, lastPage, stubData } from './stub-data';

async function openEdit(fields: Record<string, unknown> = {}) {
  const data = stubData(ADMINISTRATOR);
  const createdAt = new Date(2026, 2, 5, 12);
  data.listCareers.mockResolvedValue(lastPage(storedCareer('one', { createdAt, ...fields })));
  const view = renderAdmin(<CareersPage />, '/admin/careers');
  await view.user.click(await screen.findByRole('button', { name: /^Edit / }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Career' }));
  return { ...view, data, form };
}

const preview = () => within(screen.getByRole('dialog', { name: 'Preview' }));

it('the preview shows the unsaved words, and the way back leads to the form as it was', async () => {
  const { user, fill, form } = await openEdit();
  await fill(form.getByLabelText(/^Job Title/), 'Typed title');
  await user.click(form.getByText('Add Benefit'));
  await user.paste('Coffee');
  const button = form.getByRole('button', { name: 'Preview' });
  await user.click(button);
  expect(preview().getByRole('heading', { level: 1, name: 'Typed title' })).toBeInTheDocument();
  expect(preview().getByText('Coffee')).toBeInTheDocument();
  expect(preview().getAllByText('Mar 05, 2026')).not.toEqual([]);
  expect(preview().getByText(/^What visitors will see once you save\./)).toBeInTheDocument();

  await user.click(preview().getByText('Back to the form'));
  expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument();
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('Typed title');
  expect(form.getByLabelText('Benefit 2')).toHaveValue('Coffee');
  await waitFor(() => expect(button).toHaveFocus());
});

it('no control of the preview can be used, and Escape closes it only', async () => {
  const { user, form } = await openEdit();
  await user.click(form.getByRole('button', { name: 'Preview' }));
  const position = preview().getByRole('region', { name: 'Position' });
  const controls = [...position.querySelectorAll('a, button')];
  expect(controls.map(({ textContent }) => textContent.trim())).toContain('Apply by email');
  expect(controls.length).toBeGreaterThanOrEqual(5);
  expect(controls.filter((control) => !control.closest('[inert]'))).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Edit Career' })).toBeInTheDocument();
});

it('says that visitors can’t see an inactive career', async () => {
  const { user, form } = await openEdit({ isActive: false });
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect(preview().getByText(/^Visitors can’t see this position/)).toBeInTheDocument();
});

const panel = () => within(screen.getByRole('region', { name: 'Google for Jobs' }));

it('the panel follows what is typed', async () => {
  const { fill, form } = await openEdit({
    salaryRange: '$100,000 a year',
    description: 'x'.repeat(300),
  });
  expect(panel().getByText('8 of 8')).toBeInTheDocument();
  await fill(form.getByLabelText('Location'), 'Remote');
  await waitFor(() => expect(panel().getByText('7 of 8')).toBeInTheDocument());
  const place = panel()
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes('Place with a country'));
  expect(place).toHaveTextContent(
    /^MissingPlace with a country \(required by Google\)“Remote” doesn’t clearly name a country/,
  );
  expect(panel().getByText('7 of 8').parentElement).toHaveTextContent(
    '7 of 8 points, a required one is missing',
  );
  await fill(form.getByLabelText('Location'), 'Remote (US)');
  await waitFor(() => expect(panel().getByText('8 of 8')).toBeInTheDocument());
});

it('a new career starts with what is known without a word', async () => {
  stubData(ADMINISTRATOR);
  const { user } = renderAdmin(<CareersPage />, '/admin/careers');
  await user.click(await screen.findByRole('button', { name: 'Add Career' }));
  expect(panel().getByText('3 of 8')).toBeInTheDocument();
  expect(panel().getByText('Without a title, there’s no JSON-LD.')).toBeInTheDocument();
});

it('copies the structured data of the unsaved words, as if the career were active', async () => {
  const { user, fill, form } = await openEdit({ isActive: false });
  expect(panel().getByText(/its page has no structured data\.$/)).toBeInTheDocument();
  await fill(form.getByLabelText(/^Job Title/), 'Typed <title>');
  await waitFor(async () => {
    await user.click(panel().getByText('Copy JSON-LD'));
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      '@type': 'JobPosting',
      title: 'Typed <title>',
      datePosted: new Date(2026, 2, 5, 12).toISOString(),
      identifier: { value: 'one' },
    });
  });
  expect(await panel().findByText('Copied')).toBeInTheDocument();
  await fill(form.getByLabelText('Department'), 'Not in the data');
  await fill(form.getByLabelText('Location'), 'Boston, MA');
  await waitFor(() => expect(panel().queryByText('Copied')).not.toBeInTheDocument());
});

it('shows the structured data where the browser doesn’t allow copying', async () => {
  const { user } = await openEdit();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  await user.click(panel().getByText('Copy JSON-LD'));
  const box = await panel().findByLabelText<HTMLTextAreaElement>('JSON-LD, for copying');
  expect(JSON.parse(box.value)).toMatchObject({ title: 'Senior Oracle Developer' });
  expect(panel().getByText(/doesn’t allow copying/)).toBeInTheDocument();
});
