import type { Content, SnapshotDocument } from '@/domain/snapshot';
import { readSnapshot, requireSnapshotSize, SnapshotError } from '@/domain/snapshot-file';

export async function readSnapshotFile(
  file: File,
  pages: readonly string[],
): Promise<{ content: Content<SnapshotDocument> } | { problems: string[] }> {
  try {
    requireSnapshotSize(file.size);
    const bytes = await file.arrayBuffer().catch(() => {
      throw new SnapshotError(['The browser can’t read the file.']);
    });
    return { content: readSnapshot(new Uint8Array(bytes), pages) };
  } catch (error) {
    if (error instanceof SnapshotError) return { problems: error.message.split('\n') };
    throw error;
  }
}
