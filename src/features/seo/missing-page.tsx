import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { MissingSheetDrawing } from '@/drawings/missing-sheet-drawing';
import { PrivateHead } from './head';

interface MissingPageProps {
  heading: string;
  text: string;
  action: { label: string; to: string };
}

/** What a page shows instead of a document that doesn't exist or that visitors can't read. */
export function MissingPage({ heading, text, action }: MissingPageProps) {
  return (
    <>
      <PrivateHead title={heading} />
      <PageHero
        heading={heading}
        text={text}
        actions={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
        drawing={<MissingSheetDrawing />}
      />
    </>
  );
}
