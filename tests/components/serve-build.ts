import { vi } from 'vitest';
import { documentHash, documentKey } from '@/collections/document-hash';
import type { PublishedCollection } from '@/collections/collections';

/** A document as the deployed pages show it. */
export type Published = [collection: PublishedCollection, document: object];

/** The build.json of a site that was built from these documents. */
export async function buildRecord(documents: Published[], facts: object = {}) {
  const hashes = documents.map(
    async ([name, document]) =>
      [documentKey(name, document), await documentHash(name, document)] as const,
  );
  return Response.json({ ...facts, documents: Object.fromEntries(await Promise.all(hashes)) });
}

/** Serves that file. */
export const serveBuild = (...documents: Published[]) =>
  vi.mocked(globalThis.fetch).mockImplementation(() => buildRecord(documents));
