import { contentVersion, type Content } from '@/data/content-version';
import { whenIdle } from '@/lib/when-idle';

/** What a prerendered page shows, and its version when the site was built. */
export type ShownContent = Content & { version: string };

/** When idle, asks once for the current version. Resolves if it differs; never if it doesn't, or if the query fails. */
export async function contentChange({ version, ...shown }: ShownContent): Promise<void> {
  await whenIdle();
  const current = await contentVersion(shown).catch(() => version);
  if (current === version) await new Promise(() => undefined);
}
