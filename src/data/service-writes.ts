import { placeAt, placeOf } from '@/collections/service-order';
import { MAX_POSITION, type ServiceInput } from '@/collections/services';
import type { Written } from '@/domain/change';
import { ConflictError } from '@/domain/errors';
import { randomId } from '@/domain/random-id';
import type { CommitKey } from './commit';
import { listServices } from './services';
import { saveDocument, updateDocument } from './whole-documents';

const serviceAt = (id: string) => ({ collection: 'services', id }) as const;

/** Replaces a service or, if `version` is '', adds it as the last one. Throws what saveDocument throws. */
export async function saveService(
  key: CommitKey,
  id: string,
  service: ServiceInput,
  version: string,
): Promise<Written> {
  const services = version ? [] : await listServices();
  const last = version ? {} : { position: placeAt(services, services.length) ?? MAX_POSITION };
  return saveDocument(key, serviceAt(id), version, (stored) => {
    const position: unknown = stored?.['position'];
    return { ...service, ...(typeof position === 'number' ? { position } : last) };
  });
}

export const deleteService = (key: CommitKey, id: string, version: string) =>
  saveDocument(key, serviceAt(id), version, () => null);

/** Moves a service down by `steps`; renumbers the others if positions run out. Throws what updateDocument throws. */
export async function moveService(key: CommitKey, id: string, steps: number): Promise<Written> {
  const services = await listServices();
  const from = services.findIndex((service) => service.id === id);
  const moved = services[from];
  if (!moved) throw new ConflictError({ id, fields: null, version: '' });
  const others = services.toSpliced(from, 1);
  const to = Math.min(Math.max(from + steps, 0), others.length);
  let position = placeAt(others, to);
  if (position === null) {
    await numberServices(key, others);
    position = to - 0.5;
  }
  return updateDocument(key, serviceAt(id), moved.version, to === from ? {} : { position });
}

async function numberServices(
  { signal }: CommitKey,
  services: Awaited<ReturnType<typeof listServices>>,
) {
  for (const [position, service] of services.entries()) {
    if (placeOf(service) === position) continue;
    const key = { id: randomId(), signal };
    await updateDocument(key, serviceAt(service.id), service.version, { position });
  }
}
