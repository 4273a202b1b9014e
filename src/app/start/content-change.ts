import { contentVersion, type Content } from '@/data/content-version';
import { whenIdle } from '@/lib/when-idle';

/** What a prerendered page shows, and its version when the site was built. */
export type ShownContent = Content & { version: string };

/** When idle, asks once for the current version. Resolves if it differs; never if it doesn't, or if the query fails. */
export function contentChange({ version, ...shown }: ShownContent): Promise<void> {
  return new Promise((resolve) => {
    whenIdle()
      .then(() => contentVersion(shown))
      .then((current) => {
        if (current !== version) resolve();
      })
      .catch(() => undefined);
  });
}
