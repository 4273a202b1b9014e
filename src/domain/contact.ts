import { CONTACT_FIELDS, type ContactField, type StoredContact } from './contact-fields';
import type { Service } from './service';
import { isSlug } from './service-schema';

export const CONTACT_STATUSES = ['new', 'contacted', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export interface ServiceInterest {
  value: string;
  label: string;
}

export type NamedService = Pick<Service, 'id' | 'slug' | 'name'>;

/** Default service options for the contact form (spec 3). */
export const SERVICE_INTERESTS: readonly ServiceInterest[] = [
  { value: 'cloud-migration', label: 'Cloud Migration' },
  { value: 'consulting', label: 'Strategic Consulting' },
  { value: 'upgrades', label: 'System Upgrades' },
  { value: 'managed-services', label: 'Managed Services' },
  { value: 'integrated-services', label: 'Integrated Services' },
  { value: 'product-development', label: 'Product Development' },
  { value: 'infrastructure-services', label: 'Infrastructure Services' },
];

export type ContactOrder = 'newest' | 'oldest';

/** A stored contact. `status` is the raw stored value and may be unknown. */
export interface Contact extends StoredContact {
  id: string;
}

export interface DeletedContact extends Contact {
  deletedAt: Date | null;
}

export const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;

/** Contacts that were deleted before this date are due to be erased. */
export const trashStart = (now: Date) => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

/** Days until a deleted contact is erased, rounded up; 0 when due. */
export function daysLeft({ deletedAt }: DeletedContact, now: Date): number {
  const elapsed = deletedAt ? now.getTime() - deletedAt.getTime() : Infinity;
  return Math.max(0, Math.ceil(TRASH_DAYS - elapsed / DAY_MS));
}

export function isContactStatus(value: string): value is ContactStatus {
  return (CONTACT_STATUSES as readonly string[]).includes(value);
}

/** Service options for the contact form: those that firestore.rules accept, without duplicates. */
export function serviceInterests(services: readonly NamedService[]): ServiceInterest[] {
  const isAccepted = ({ id, slug }: NamedService) =>
    (id === slug && isSlug(slug)) || SERVICE_INTERESTS.some(({ value }) => value === slug);
  const options = services
    .filter(isAccepted)
    .map(({ slug, name }) => ({ value: slug, label: name }));
  const values = options.map(({ value }) => value);
  return options.filter(({ value }, index) => values.indexOf(value) === index);
}

/** Display text of a field: a service by name (by slug if unknown), a date in ISO 8601. */
export function fieldText(
  contact: Partial<StoredContact>,
  field: ContactField,
  services = SERVICE_INTERESTS,
): string {
  const value = contact[field] ?? '';
  if (value instanceof Date) return value.toISOString();
  const isService = CONTACT_FIELDS[field].kind === 'service';
  const service = isService ? services.find((option) => option.value === value) : undefined;
  return service?.label ?? String(value);
}

/** Value of the option whose slug is the last segment of the path, else ''. */
export function serviceInterestOf(path: string, services: readonly ServiceInterest[]): string {
  const slug = path.split('/').at(-1);
  return services.find((option) => option.value === slug)?.value ?? '';
}

export const REFERENCE_LENGTH = 8;

/** Reference for the sender: the first eight characters of the ID, such as `7F3K-2QXM` (design 4). */
export function referenceOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, REFERENCE_LENGTH)}`.toUpperCase();
}

export function repeatedReferences(ids: Iterable<string>): Set<string> {
  const references = [...new Set(ids)].map(referenceOf).sort();
  return new Set(references.filter((reference, index) => reference === references[index + 1]));
}
