import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CareerForm } from '@/back-office/careers/career-form';
import { careerKind } from '@/back-office/careers/career-kind';
import { ServiceForm } from '@/back-office/services/service-form';
import { serviceKind } from '@/back-office/services/service-kind';
import { careers } from '@/collections/careers';
import { formFields, type Collection } from '@/collections/collection';
import { inquiries } from '@/collections/inquiries';
import { services } from '@/collections/services';
import { ContactForm } from '@/features/contacts/contact-form';
import { renderApp } from './render-app';

function BlankCareerForm() {
  const form = useForm({ defaultValues: careerKind.blank() });
  return <CareerForm form={form} />;
}

/** The service form without its dialog. */
function BlankServiceForm() {
  const form = useForm({ defaultValues: serviceKind.blank() });
  return <ServiceForm form={form} isNew />;
}

const NoServices: ComponentProps<typeof ContactForm>['Services'] = ({ children }) =>
  children(undefined);

/** Names of the fields that have controls in the form. Each row of a list is reported under the list's name. */
function namesIn(container: HTMLElement): string[] {
  const controls = [...container.querySelectorAll<HTMLElement>('[name], [role=combobox]')];
  return controls.map((control) => {
    const name = control.getAttribute('name') ?? control.id.split('-').at(-1) ?? '';
    return name.split('.')[0] ?? '';
  });
}

it.each([
  ['contact', <ContactForm Services={NoServices} />, inquiries],
  ['career', <BlankCareerForm />, careers],
  ['service', <BlankServiceForm />, services],
] as const)(
  'the %s form has a control for every field that it sends',
  (_what, form, collection) => {
    const names = namesIn(renderApp(form).container);
    const missing = formFields<Collection>(collection)
      .map(({ name }) => name)
      .filter((name) => !names.includes(name));
    expect(missing, 'Add a control to the form for').toEqual([]);
  },
);
