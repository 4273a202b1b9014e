import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storedCareer } from '../support/admin-documents';
import { openForm } from './career-desk';

const POSTED = new Date(2026, 2, 5, 12);

const openEdit = (fields: Record<string, unknown> = {}) =>
  openForm(/^Edit /, [storedCareer('one', { createdAt: POSTED, ...fields })]);

const preview = () => within(screen.getByRole('dialog', { name: 'Preview' }));
const panel = () => within(screen.getByRole('region', { name: 'Google for Jobs' }));

it('the preview shows the unsaved text, and “Back to the form” returns to the unchanged form', async () => {
  const { user, fill, form } = await openEdit();
  await fill(form.getByLabelText(/^Job Title/), 'Typed title');
  await user.click(form.getByText('Add Benefit'));
  await user.paste('Coffee');
  const button = form.getByRole('button', { name: 'Preview' });
  await user.click(button);
  expect(preview().getByRole('heading', { level: 1, name: 'Typed title' })).toBeInTheDocument();
  expect(preview().getByText('Coffee')).toBeInTheDocument();
  expect(preview().getAllByText('Mar 05, 2026')).not.toEqual([]);
  expect(
    preview().getByText(/^This is what visitors will see after you save\./),
  ).toBeInTheDocument();
  await user.click(preview().getByText('Back to the form'));
  expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument();
  expect(form.getByLabelText(/^Job Title/)).toHaveValue('Typed title');
  expect(form.getByLabelText('Benefit 2')).toHaveValue('Coffee');
  await waitFor(() => expect(button).toHaveFocus());
});

it('the preview of an inactive career has no usable controls, and Escape closes only the preview', async () => {
  const { user, form } = await openEdit({ isActive: false });
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect(
    preview().getByText(/^This is what visitors will see once the position is active\./),
  ).toBeInTheDocument();
  const position = preview().getByRole('region', { name: 'Position' });
  const links = preview().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent.trim())).toContain('Apply by email');
  expect(links.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  const buttons = [...position.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThanOrEqual(2);
  expect(buttons.filter((button) => !button.closest('[inert]'))).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Preview' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Edit Career' })).toBeInTheDocument();
});

it('the “Google for Jobs” panel updates as the user types', async () => {
  const { fill, form } = await openEdit({
    salaryRange: '$100,000 a year',
    description: 'x'.repeat(300),
  });
  expect(panel().getByText('8 of 8')).toBeInTheDocument();
  await fill(form.getByLabelText('Location'), 'Remote');
  const points = await panel().findByText('7 of 8');
  expect(points.parentElement).toHaveTextContent('7 of 8 done; a required item is missing');
  const place = panel()
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes('Location with a country'));
  expect(place).toHaveTextContent(
    /^MissingLocation with a country \(required by Google\)“Remote” doesn’t clearly name a country/,
  );
});

it('for a blank career, the “Google for Jobs” panel shows 3 of 8 items done and no JSON-LD', async () => {
  await openForm('Add Career');
  expect(panel().getByText('3 of 8')).toBeInTheDocument();
  expect(panel().getByText('Enter a title to create the JSON-LD.')).toBeInTheDocument();
});

it('“Copy JSON-LD” copies structured data based on the unsaved text, even for an inactive career', async () => {
  const { user, fill, form } = await openEdit({ isActive: false });
  expect(panel().getByText(/its page has no structured data\.$/)).toBeInTheDocument();
  await fill(form.getByLabelText(/^Job Title/), 'Typed <title>');
  await waitFor(async () => {
    await user.click(panel().getByText('Copy JSON-LD'));
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
      '@type': 'JobPosting',
      title: 'Typed <title>',
      datePosted: POSTED.toISOString(),
      identifier: { value: 'one' },
    });
  });
  expect(await panel().findByText('Copied')).toBeInTheDocument();
  await fill(form.getByLabelText('Location'), 'Boston, MA');
  await waitFor(() => expect(panel().queryByText('Copied')).not.toBeInTheDocument());
});

it('“Copy JSON-LD” shows the structured data in a text box if the browser doesn’t allow copying', async () => {
  const { user } = await openEdit();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  await user.click(panel().getByText('Copy JSON-LD'));
  const box = await panel().findByLabelText<HTMLTextAreaElement>('JSON-LD to copy');
  expect(JSON.parse(box.value)).toMatchObject({ title: 'Senior Oracle Developer' });
  expect(panel().getByText(/^Couldn’t copy the JSON-LD/)).toBeInTheDocument();
});
