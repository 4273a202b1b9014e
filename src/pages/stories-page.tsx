import { CallToAction } from '@/components/call-to-action';
import { PageHero } from '@/components/page-hero';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';
import { STORIES_PAGE } from '@/content/stories';
import { StoryList } from '@/features/stories/story-list';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { Head } from '@/features/seo/head';

const PATH = pathTo('stories');

export function StoriesPage() {
  const { heading, text, closing } = STORIES_PAGE;
  return (
    <>
      <Head
        setting={{ title: `${heading} | ${FIRM.name}`, description: text, keywords: [] }}
        path={PATH}
      />
      <PageHero
        dense
        mark={<Breadcrumbs path={[{ label: heading, to: PATH }]} />}
        heading={heading}
        text={text}
      />
      {/* Reserves the rest of the screen, so that nothing on it moves when the stories load. */}
      <div className="mx-auto flow-root min-h-[75svh] max-w-page px-4 pb-14 sm:px-6">
        <StoryList />
      </div>
      <CallToAction {...closing} links={[{ label: closing.action, to: pathTo('contact') }]} />
    </>
  );
}
