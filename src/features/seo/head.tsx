import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SeoSettingInput } from '@/collections/seo-settings';
import { FIRM } from '@/content/firm';
import { PAGES, pathTo, type SeoPageId } from '@/content/pages';
import { SOCIAL_IMAGE } from '@/content/social-image';
import { seoQueries } from './seo-queries';

/** Removes the `noindex` of `app.html` (scripts/build/prerender.ts), which stays until a page has its own head. */
function useOwnRobots(): void {
  useEffect(() => document.getElementById('shell-robots')?.remove(), []);
}

export function Head(props: { setting: SeoSettingInput; path: string }) {
  useOwnRobots();
  const { title, description, keywords, address } = headOf(props.setting, props.path);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={FIRM.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      {FIRM.hasOwnImage && (
        <>
          <meta property="og:image" content={FIRM.siteUrl + SOCIAL_IMAGE.path} />
          <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
          <meta property="og:image:alt" content={SOCIAL_IMAGE.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

export function SeoHead({ page }: { page: SeoPageId }) {
  const { data } = useQuery(seoQueries.page(page));
  const name = PAGES[page].seo.replace(/ Page$/, '');
  const nameOnly = { title: `${name} | ${FIRM.name}`, description: '', keywords: [] };
  return <Head setting={data ?? nameOnly} path={pathTo(page)} />;
}

export function PrivateHead({ title }: { title: string }) {
  useOwnRobots();
  return (
    <>
      <title>{`${title} | ${FIRM.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export function headOf(setting: SeoSettingInput, path: string) {
  return {
    title: setting.title,
    description: setting.description,
    keywords: setting.keywords.join(', '),
    address: `${FIRM.siteUrl}${path}`,
  };
}
