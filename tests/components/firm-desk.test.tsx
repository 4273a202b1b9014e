import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formFields } from '@/collections/collection';
import { firm } from '@/collections/settings';
import { DEFAULT_FACTS } from '@/content/firm-facts';
import { FirmPage } from '@/pages/admin/firm-page';
import { findSuccess, renderAdmin } from './render-admin';
import { ADMINISTRATOR, openStore } from './store';

const field = (label: string) =>
  within(screen.getByRole('form', { name: 'Firm' })).getByLabelText<HTMLInputElement>(label);

/** What screen readers say after the label of a field contains this text. */
const expectNote = (label: string, note: string) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(note)));

async function openFirmDesk(saved: object | null = null) {
  const store = openStore(ADMINISTRATOR);
  store.put('settings/firm', saved);
  const view = renderAdmin(<FirmPage />, '/admin/firm');
  await screen.findByRole('form', { name: 'Firm' });
  return { ...view, store, save: () => view.user.click(screen.getByText('Save Firm')) };
}

describe('the desk “Firm”', () => {
  it('has a field for each fact, and says what the site shows for an empty one', async () => {
    await openFirmDesk();
    for (const { name, label = '' } of formFields(firm)) {
      expect(field(label)).toHaveValue('');
      const standard = String(DEFAULT_FACTS[name]).replaceAll('\n', ', ');
      await expectNote(
        label,
        `Empty, so ${standard ? `the site shows: ${standard}` : 'there is no link.'}`,
      );
    }
  });

  it('saves what was typed, normalized, as one document, and offers Undo', async () => {
    const { store, user, fill, save } = await openFirmDesk({ name: 'Plumb & Level' });
    await fill(field('Phone'), ' +49 (40) 123456 ');
    await fill(field('Email'), ' mailto:Info@Plumb.example ');
    await fill(field('Response Time in Hours'), '8');
    await fill(field('Booking Link'), 'https://Cal.example.com/müller');
    await save();
    await findSuccess('Firm updated successfully');
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
    expect(store.get('settings/firm')).toMatchObject({
      name: 'Plumb & Level',
      phone: '+49 (40) 123456',
      email: 'info@plumb.example',
      responseHours: 8,
      bookingUrl: 'https://cal.example.com/m%C3%BCller',
    });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await findSuccess('Firm restored');
    expect(store.get('settings/firm')).toMatchObject({ name: 'Plumb & Level' });
    await waitFor(() => expect(field('Phone')).toHaveValue(''));
  });

  it.each([
    ['Phone', '<b>1234567</b>', 'Enter a phone number, such as +1 212 555 0142.'],
    ['Email', 'hello', 'Enter an email address like name@company.com.'],
    ['Response Time in Hours', '0', 'must be a number from 1 to 720.'],
    ['Booking Link', 'javascript:alert(1)', 'Enter a whole URL'],
    ['Name', 'x'.repeat(10_000), 'Name can have at most 80 characters. Yours has 10,000.'],
  ])('refuses a wrong %s, and keeps it in the form', async (label, text, message) => {
    const { store, fill, save } = await openFirmDesk();
    await fill(field(label), text);
    await save();
    await expectNote(label, message);
    expect(field(label)).toHaveValue(text);
    expect(store.get('settings/firm')).toBeUndefined();
  });

  it('says if search engines can’t read the business hours', async () => {
    const { fill } = await openFirmDesk({ businessHours: 'Tuesday to Saturday, 8 AM to 4 PM' });
    expect(field('Business Hours')).toHaveAccessibleDescription(/^\s*$/);
    await fill(field('Business Hours'), 'By appointment');
    await expectNote('Business Hours', 'Search engines can’t read these hours.');
  });
});
