import { afterAll, beforeAll } from 'vitest';
import { careers } from '@/collections/careers';

/** Adds the field `relocation`, which saved careers don't have yet, as the recipe in README.md does. */
export function addField(): void {
  const relocation = { kind: 'line', label: 'Relocation', limit: 100, optional: true };
  beforeAll(() => void Object.assign(careers.fields, { relocation }));
  afterAll(() => void Reflect.deleteProperty(careers.fields, 'relocation'));
}
