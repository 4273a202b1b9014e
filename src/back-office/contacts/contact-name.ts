import type { Contact } from '@/collections/inquiries';

const MAX_NAME = 300;

export function contactName({ name }: Pick<Contact, 'name'>): string {
  return name.slice(0, MAX_NAME) || 'No name';
}
