import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { MissingSheetDrawing } from '@/drawings/missing-sheet-drawing';
import { PageHero } from '@/components/page-hero';
import { PrivateHead } from '@/features/seo/head';

export function NotFoundPage() {
  return (
    <>
      <PrivateHead title="Page Not Found" />
      <PageHero
        heading="Page Not Found"
        text="There’s no page at this URL. The page may have moved, or the URL may have a typo."
        actions={
          <>
            <ButtonLink to={pathTo('home')}>Go Home</ButtonLink>
            <ButtonLink to={pathTo('services')} variant="outline">
              Browse Services
            </ButtonLink>
          </>
        }
        drawing={<MissingSheetDrawing />}
      />
    </>
  );
}
