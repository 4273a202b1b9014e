import { pathTo } from '@/content/pages';
import { MissingSheetDrawing } from '@/drawings/missing-sheet-drawing';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { SERVICE_NOT_FOUND } from '@/content/services';
import { PrivateHead } from '@/features/seo/head';

export function ServiceNotFound() {
  return (
    <>
      <PrivateHead title={SERVICE_NOT_FOUND.heading} />
      <PageHero
        heading={SERVICE_NOT_FOUND.heading}
        text={SERVICE_NOT_FOUND.text}
        actions={<ButtonLink to={pathTo('services')}>{SERVICE_NOT_FOUND.action}</ButtonLink>}
        drawing={<MissingSheetDrawing />}
      />
    </>
  );
}
