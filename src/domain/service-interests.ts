import { isSlug } from './slug';

export interface ServiceInterest {
  value: string;
  label: string;
}

export interface NamedService {
  id: string;
  slug: string;
  name: string;
}

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

export function serviceInterestOf(path: string, services: readonly ServiceInterest[]): string {
  const slug = path.split('/').at(-1);
  return services.find((option) => option.value === slug)?.value ?? '';
}
