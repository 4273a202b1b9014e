import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { pathTo } from '@/content/pages';
import { MissingSheetDrawing } from '@/drawings/missing-sheet-drawing';

export function StoryNotFound() {
  return (
    <PageHero
      heading="Story Not Found"
      text="This story doesn’t exist or is no longer published."
      actions={<ButtonLink to={pathTo('stories')}>All client stories</ButtonLink>}
      drawing={<MissingSheetDrawing />}
    />
  );
}
