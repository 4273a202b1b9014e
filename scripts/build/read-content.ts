import { isDeepStrictEqual } from 'node:util';

/**
 * Reads content and a digest of it, for the record of a build. The digest is null if the content changed during the
 * reads, so that the next publication publishes the content again. The content is read both before and after the
 * digest, because two equal digests don't show that a document existed only between them.
 */
export async function readContent<Content>(
  load: () => Promise<Content>,
  digestOf: () => Promise<string>,
): Promise<{ content: Content; digest: string | null }> {
  const before = await load();
  const digest = await digestOf();
  const content = await load();
  if (isDeepStrictEqual(before, content)) return { content, digest };
  console.warn(
    'The saved content changed during the build. The next publication will include the rest.',
  );
  return { content, digest: null };
}
