import { FIRM } from '@/content/firm';
import type { SeoSettingInput } from '@/domain/seo-setting';

/** What search engines are told about a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Comma-separated; '' where there are none. */
  keywords: string;
  /** The page's full address. */
  address: string;
}

/**
 * The head of a page with that setting, for the page itself and for the preview in the back office.
 * @param path below the site's address, such as '/about'
 */
export function headOf(setting: SeoSettingInput, path: string): PageHead {
  return {
    title: setting.title,
    description: setting.description,
    keywords: setting.keywords.join(', '),
    address: `${FIRM.siteUrl}${path}`,
  };
}
