import { contentVersion, type Content } from '@/data/content-version';
import { whenIdle } from '@/lib/when-idle';

/** What a prerendered page shows, its version at build time, and when the first career closes (`until`). */
export type ShownContent = Content & { version: string; until?: string };

/** Finds out, when idle, whether the content has changed or a career has closed since the build. */
export async function contentChange({ version, until, ...shown }: ShownContent): Promise<boolean> {
  await whenIdle();
  if (until && Date.parse(until) < Date.now()) return true;
  const current = await contentVersion(shown).catch(() => version);
  return current !== version;
}
