import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccessDeniedError } from '@/domain/errors';
import { referenceOf } from '@/domain/reference';
import { expectConsoleErrors } from '../support/console-errors';
import { deferred } from '../support/network';
import { control, fill, INQUIRY, renderContactForm, send, shownInquiry } from './contact-inquiry';

type Form = ReturnType<typeof renderContactForm>;

const sentIds = ({ data }: Form) => data.createContact.mock.calls.map(([id]) => id);

/** Sends the form and waits for the outcome. */
async function sendAnd(outcome: 'succeed' | 'fail', { data }: Form) {
  const { released, release } = deferred();
  data.createContact.mockImplementationOnce(async (id) => {
    await released;
    if (outcome === 'fail') throw new Error('planned');
    return id;
  });
  if (outcome === 'fail') expectConsoleErrors(/^Failed to send message/);
  send();
  await screen.findByText('Sending...');
  release();
  await screen.findByText('Send Message');
}

/** Renders the form again, as after a reload. */
function reload(form: Form): Form {
  form.unmount();
  return renderContactForm();
}

it('a draft keeps its text and ID through reloads and failures until it is sent', async () => {
  let form = renderContactForm();
  fill(INQUIRY);
  form = reload(form);
  expect(shownInquiry()).toEqual(INQUIRY);
  await sendAnd('fail', form);
  fill({ message: 'Changed' });
  await sendAnd('fail', form);
  form = reload(form);
  expect(shownInquiry()).toEqual({ ...INQUIRY, message: 'Changed' });
  await sendAnd('succeed', form);
  const [id] = sentIds(form);
  expect(sentIds(form)).toEqual([id, id, id]);
  form = reload(form);
  expect(control('message')).toHaveValue('');
  expect(screen.getByText(referenceOf(id ?? ''))).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
  form = reload(form);
  expect(screen.queryByText(referenceOf(id ?? ''))).not.toBeInTheDocument();
  fill(INQUIRY);
  await sendAnd('succeed', form);
  expect(sentIds(form)[3]).not.toBe(id);
});

it('a draft gets a new ID if another inquiry already uses its ID', async () => {
  let form = renderContactForm();
  fill(INQUIRY);
  form.data.createContact.mockRejectedValueOnce(new AccessDeniedError());
  await sendAnd('fail', form);
  form = reload(form);
  expect(shownInquiry()).toEqual(INQUIRY);
  await sendAnd('succeed', form);
  const [taken, id, again] = sentIds(form);
  expect(id).not.toBe(taken);
  expect(again).toBe(id);
  expect(form.data.createContact).toHaveBeenLastCalledWith(id, INQUIRY);
});

it('even without browser storage, an inquiry keeps the same ID until it is sent', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const form = renderContactForm();
  for (const outcome of ['fail', 'succeed', 'succeed'] as const) {
    fill(INQUIRY);
    await sendAnd(outcome, form);
  }
  const [id, again, another] = sentIds(form);
  expect(again).toBe(id);
  expect(another).not.toBe(id);
});
