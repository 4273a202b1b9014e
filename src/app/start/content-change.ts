import { contentVersion, type Content } from '@/data/content-version';
import { whenIdle } from '@/lib/when-idle';

/** What a prerendered page shows, its version when the site was built, and when a career closes on it. */
export type ShownContent = Content & { version: string; until?: string };

/** When idle, resolves if the content has changed or one of the careers has closed since the build; otherwise never. */
export async function contentChange({ version, until, ...shown }: ShownContent): Promise<void> {
  await whenIdle();
  if (until && Date.parse(until) < Date.now()) return;
  const current = await contentVersion(shown).catch(() => version);
  if (current === version) await new Promise(() => undefined);
}
