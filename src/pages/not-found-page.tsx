import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { MissingSheetDrawing } from '@/drawings/missing-sheet-drawing';
import { PageHero } from '@/components/page-hero';
import { PrivateHead } from '@/features/seo/head';

/** Any other path (spec 2). */
export function NotFoundPage() {
  return (
    <>
      <PrivateHead title="Page Not Found" />
      <PageHero
        heading="Page Not Found"
        text="There is no page at this address. It may have moved, or the address has a typing error."
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
