import { CallToAction } from '@/components/call-to-action';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';
import { StoryList } from '@/features/stories/story-list';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { Head } from '@/features/seo/head';

const PATH = pathTo('stories');
const TEXT = 'What changed for our clients, measured before and after.';

export function StoriesPage() {
  return (
    <>
      <Head
        setting={{ title: `Client Stories | ${FIRM.name}`, description: TEXT, keywords: [] }}
        path={PATH}
      />
      <PageHero
        dense
        mark={<Breadcrumbs path={[{ label: 'Client Stories', to: PATH }]} />}
        heading="Client Stories"
        text={TEXT}
      />
      <Section dense place="top" heading="Stories">
        {/* Reserves the rest of the screen, so that nothing on it moves when the stories load. */}
        <div className="flow-root min-h-[60svh]">
          <StoryList />
        </div>
      </Section>
      <CallToAction
        heading="Which number would you change?"
        text="Tell us what it is today, and we’ll tell you how we’d measure and improve it."
        links={[{ label: 'Talk to us', to: pathTo('contact') }]}
      />
    </>
  );
}
