import { FIRM } from '@/content/firm';
import type { SeoSettingInput } from '@/domain/seo-setting';

export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  address: string;
}

/** Head of a page and of its preview in the back office. `path` begins with a slash. */
export function headOf(setting: SeoSettingInput, path: string): PageHead {
  return {
    title: setting.title,
    description: setting.description,
    keywords: setting.keywords.join(', '),
    address: `${FIRM.siteUrl}${path}`,
  };
}
