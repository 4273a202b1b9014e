import type { Contact } from '@/collections/inquiries';
import { startOf } from '@/lib/cut-text';

const MAX_NAME = 300;

export function contactName({ name }: Pick<Contact, 'name'>): string {
  return startOf(name, MAX_NAME) || 'No name';
}
