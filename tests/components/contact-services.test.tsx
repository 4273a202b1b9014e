import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseService, type StoredService } from '@/collections/services';
import { AccessDeniedError } from '@/domain/errors';
import { SERVICE_INTERESTS } from '@/domain/service-interests';
import { serviceQueries } from '@/features/services/service-queries';
import { service } from '../support/sample-documents';
import { control, fill, INQUIRY, renderContactForm, send } from './contact-inquiry';
import { hold } from './stub-data';

const stored = (slug: string, name: string) => parseService(slug, service({ slug, name }));
const MASKING = stored('data-masking', 'Data Masking');
const UPGRADES = stored('upgrades', 'Our Upgrades');

type Form = ReturnType<typeof renderContactForm>;

const options = () => {
  const all = within(control('service')).getAllByRole<HTMLOptionElement>('option');
  const [none = '', ...services] = all.map(({ text }) => text);
  expect(none).toBe('Select a service');
  return services.map((text, index) => [all[index + 1]?.value, text]);
};
const MASKING_OPTION = ['data-masking', 'Data Masking'];
const UPGRADES_OPTION = ['upgrades', 'Our Upgrades'];
const SEVEN = SERVICE_INTERESTS.map(({ value, label }) => [value, label]);

const shown = () => (control('service') as unknown as HTMLSelectElement).selectedOptions[0]?.text;

function renderLoading(services: StoredService[]) {
  const form = renderContactForm();
  return { ...form, release: hold(form.data.listServices, services) };
}

/** Reads the services again, as a prerendered page does after hydration. */
async function refresh({ data, queryClient }: Form, services: StoredService[]) {
  data.listServices.mockResolvedValue(services);
  await act(() => queryClient.invalidateQueries({ queryKey: serviceQueries.all }));
}

/** Sends the form and returns the submitted service and its name in the receipt. */
async function sentService({ data }: Form) {
  send();
  const receipt = await screen.findByRole('region', { name: 'Your inquiry has been sent' });
  const term = within(receipt).queryByText('Service Interest');
  return [data.createContact.mock.lastCall?.[1].service, term?.nextElementSibling?.textContent];
}

it('the form offers the saved services in order, sends the slug of the selected service, and shows its name in the receipt', async () => {
  const form = renderContactForm();
  form.data.listServices.mockResolvedValue([
    ...[MASKING, parseService('old-id', { slug: 'audits' }), UPGRADES],
  ]);
  await waitFor(() => expect(options()).toEqual([MASKING_OPTION, UPGRADES_OPTION]));
  fill({ ...INQUIRY, service: 'data-masking' });
  expect(await sentService(form)).toEqual(['data-masking', 'Data Masking']);
});

it('a service selected while the list is loading stays selected after the list has loaded', async () => {
  const { release, ...form } = renderLoading([MASKING, UPGRADES]);
  expect(options()).toEqual(SEVEN);
  fill({ ...INQUIRY, service: 'upgrades' });
  release();
  await waitFor(() => expect(options()).toEqual([MASKING_OPTION, UPGRADES_OPTION]));
  expect(shown()).toBe('Our Upgrades');
  await refresh(form, [UPGRADES, MASKING]);
  await waitFor(() => expect(options()).toEqual([UPGRADES_OPTION, MASKING_OPTION]));
  expect(shown()).toBe('Our Upgrades');
  expect(await sentService(form)).toEqual(['upgrades', 'Our Upgrades']);
});

it('the form clears the selection if the selected service has been deleted', async () => {
  const form = renderContactForm();
  form.data.listServices.mockResolvedValue([UPGRADES, MASKING]);
  await waitFor(() => expect(options()).toContainEqual(MASKING_OPTION));
  fill({ ...INQUIRY, service: 'data-masking' });
  await refresh(form, [UPGRADES]);
  await waitFor(() => expect(options()).toEqual([UPGRADES_OPTION]));
  expect(shown()).toBe('Select a service');
  fill({ message: 'Still here' });
  expect(shown()).toBe('Select a service');
  expect(await sentService(form)).toEqual(['', undefined]);
});

it('an inquiry is sent without its service if the service was deleted in the meantime', async () => {
  const form = renderContactForm();
  form.data.listServices.mockResolvedValue([MASKING]);
  await waitFor(() => expect(options()).toContainEqual(MASKING_OPTION));
  fill({ ...INQUIRY, service: 'data-masking' });
  form.data.createContact.mockImplementation((id, { service: slug }) =>
    slug ? Promise.reject(new AccessDeniedError()) : Promise.resolve(id),
  );
  expect(await sentService(form)).toEqual(['', undefined]);
  expect(form.data.createContact).toHaveBeenCalledTimes(3);
});

it('a restored draft selects its service whenever the options include that service, until the visitor selects another', async () => {
  const first = renderContactForm();
  first.data.listServices.mockResolvedValue([MASKING, UPGRADES]);
  await waitFor(() => expect(options()).toContainEqual(MASKING_OPTION));
  fill({ ...INQUIRY, service: 'data-masking' });
  first.unmount();

  const { release, ...form } = renderLoading([UPGRADES, MASKING]);
  await waitFor(() => expect(control('message')).toHaveValue(INQUIRY.message));
  expect(shown()).toBe('Select a service');
  fill({ company: 'Navy' });
  release();
  await waitFor(() => expect(shown()).toBe('Data Masking'));
  await refresh(form, [UPGRADES]);
  await waitFor(() => expect(shown()).toBe('Select a service'));
  fill({ service: 'upgrades' });
  await refresh(form, [UPGRADES, MASKING]);
  await waitFor(() => expect(options()).toContainEqual(MASKING_OPTION));
  expect(shown()).toBe('Our Upgrades');
  fill({ service: '' });
  expect(shown()).toBe('Select a service');
  expect(await sentService(form)).toEqual(['', undefined]);
});
