import {
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { toast } from '@/components/toast/toast-store';
import { defaultSeoSetting } from '@/content/default-seo-setting';
import { failureReason } from '@/content/failures';
import { SEO_PAGES, type SeoPageId } from '@/content/pages';
import { read, write } from '@/data/call';
import { ConflictError } from '@/domain/errors';
import type { SeoSetting } from '@/domain/seo-setting';
import { seoQueries } from '../seo-queries';
import { isChanged, toDraft, toSetting, type SeoDraft } from './seo-draft';

const seoData = () => import('@/data/seo-settings');

/** The stored setting of each page, else the generated one (spec 3). */
export type SeoSettings = Record<SeoPageId, SeoSetting>;

/** The stored setting of a page, else the generated one. */
export async function readSetting(page: SeoPageId): Promise<SeoSetting> {
  return (await read(seoData, (data) => data.getSeoSetting(page))) ?? defaultSeoSetting(page);
}

/** Fetched one after another (spec 7). Each setting is in the data as soon as it is read. */
export const seoSettingsQuery = queryOptions({
  queryKey: [...seoQueries.all, 'every'],
  queryFn: streamedQuery({
    streamFn: async function* () {
      for (const { id } of SEO_PAGES) yield { [id]: await readSetting(id) };
    },
    reducer: (settings: Partial<SeoSettings>, next) => ({ ...settings, ...next }),
    initialValue: {},
    refetchMode: 'replace',
  }),
  gcTime: 0,
  meta: { failure: 'Failed to fetch SEO settings', toast: true },
});

export function isComplete(settings: Partial<SeoSettings>): settings is SeoSettings {
  return SEO_PAGES.every(({ id }) => settings[id]);
}

/** Shows a setting that was read or saved, also on the page that it is for. */
function showSetting(client: QueryClient, page: SeoPageId, setting: SeoSetting): void {
  client.setQueryData(seoSettingsQuery.queryKey, (now) => now && { ...now, [page]: setting });
  void client.invalidateQueries({ queryKey: seoQueries.page(page).queryKey });
}

const labelOf = (page: SeoPageId) => SEO_PAGES.find(({ id }) => id === page)?.label ?? page;

export interface SeoSave {
  page: SeoPageId;
  draft: SeoDraft;
  /** Version of the setting that `draft` replaces. */
  version: string;
  /** What is stored, for Undo. */
  before: SeoSetting;
}

/**
 * Saves a setting; with someone else's newer one stored, shows that instead and saves nothing.
 * @param onStored is told what is stored after a save and after its undo, also after an unmount
 */
export function useSaveSeoSetting(onStored: (page: SeoPageId, setting: SeoSetting) => void) {
  const client = useQueryClient();
  const undoing = useUndoSave(onStored);
  return useMutation({
    mutationFn: async ({ page, draft, version }: SeoSave) => {
      try {
        return await write(seoData, (data) => data.saveSeoSetting(page, toSetting(draft), version));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        showSetting(client, page, await readSetting(page));
        return null;
      }
    },
    onSuccess: (saved, { page, before }) => {
      if (!saved) {
        const description = 'Failed to save SEO settings';
        toast({ variant: 'destructive', title: 'Error', description });
        return;
      }
      const { setting, change } = saved;
      showSetting(client, page, setting);
      onStored(page, setting);
      toast({
        title: 'Success',
        description: `SEO settings updated for ${labelOf(page)}`,
        ...(change && {
          action: { label: 'Undo', onClick: () => undoing.mutate({ page, change, before }) },
        }),
      });
    },
    meta: { failure: 'Failed to save SEO settings', toast: true },
  });
}

interface SaveToUndo {
  page: SeoPageId;
  /** Id of its record. */
  change: string;
  /** What it replaced. */
  before: SeoSetting;
}

/** Stores again what was there before a save, or removes a setting that was none (design 5). */
function useUndoSave(onUndone: (page: SeoPageId, setting: SeoSetting) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ page, change }: SaveToUndo) => {
      await write(
        () => import('@/data/changes'),
        (changes) => changes.undoChange(change),
      );
      return readSetting(page);
    },
    onSuccess: (setting, { page, before }) => {
      showSetting(client, page, setting);
      // Otherwise someone else has saved since, which is a conflict with what is typed.
      if (!isChanged(toDraft(setting), toDraft(before))) onUndone(page, setting);
      toast({ title: 'Success', description: `SEO settings restored for ${labelOf(page)}` });
    },
    onError: async (error) => {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: `Failed to undo the change. ${failureReason(error)}`,
      });
      await client.invalidateQueries({ queryKey: seoQueries.all });
    },
    meta: { failure: 'Failed to undo change' },
  });
}
