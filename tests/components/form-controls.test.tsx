import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { formFields } from '@/collections/collection';
import { inquiries } from '@/collections/inquiries';
import { ContactForm } from '@/features/contacts/contact-form';
import { renderApp } from './render-app';

const NoServices: ComponentProps<typeof ContactForm>['Services'] = ({ children }) =>
  children(undefined);

it('the contact form has a control for every field that it sends', () => {
  const { container } = renderApp(<ContactForm Services={NoServices} />);
  const names = [...container.querySelectorAll('[name]')].map(
    ({ attributes }) => attributes.getNamedItem('name')?.value,
  );
  expect(names).toEqual(expect.arrayContaining(formFields(inquiries).map(({ name }) => name)));
});
