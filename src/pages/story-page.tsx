import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CallToAction } from '@/components/call-to-action';
import { Loading } from '@/components/loading';
import { Section } from '@/components/section';
import { StableContent } from '@/components/stable-content';
import { ButtonLink } from '@/components/ui/button';
import { pathTo, pathToService, pathToStory } from '@/content/pages';
import { STORY_CLOSING } from '@/content/stories';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { FailedPage } from '@/features/seo/failed-page';
import { Head } from '@/features/seo/head';
import { MissingPage } from '@/features/seo/missing-page';
import { StructuredDataScript } from '@/features/seo/structured-data';
import { useServiceList } from '@/features/services/service-queries';
import { StoryDetail } from '@/features/stories/story-detail';
import { storyQueries } from '@/features/stories/story-queries';
import { articleData, storySetting } from '@/features/stories/story-setting';
import { storyTitle } from '@/features/stories/story-summary';

export function StoryPage() {
  const { slug = '' } = useParams();
  const { data: story, isPending, refetch } = useQuery(storyQueries.bySlug(slug));
  const Services = useServiceList();

  if (isPending) return <Loading text="Loading story..." />;
  if (story === undefined) {
    return (
      <FailedPage
        title="The story couldn’t be loaded"
        text="Check your connection, then try again."
        action="Try again"
        onRetry={() => void refetch()}
      />
    );
  }
  if (story === null) {
    return (
      <MissingPage
        heading="Story Not Found"
        text="This story doesn’t exist or is no longer published."
        action={{ label: 'All client stories', to: pathTo('stories') }}
      />
    );
  }
  return (
    <StableContent content={story.updatedAt}>
      <Head setting={storySetting(story)} path={pathToStory(slug)} />
      <StructuredDataScript data={articleData(story)} />
      <StoryDetail
        story={story}
        trail={
          <Breadcrumbs
            path={[
              { label: 'Client Stories', to: pathTo('stories') },
              { label: storyTitle(story), to: pathToStory(slug) },
            ]}
          />
        }
        services={
          <Services>
            {(all = []) => {
              const used = all.filter((service) => story.services.includes(service.slug));
              if (used.length === 0) return null;
              return (
                <Section place="top" heading="Services in this story">
                  <ul className="flex flex-wrap gap-3">
                    {used.map((service) => (
                      <li key={service.id}>
                        <ButtonLink to={pathToService(service.slug)} variant="outline">
                          {service.name}
                        </ButtonLink>
                      </li>
                    ))}
                  </ul>
                </Section>
              );
            }}
          </Services>
        }
      />
      <CallToAction
        {...STORY_CLOSING}
        links={[{ label: STORY_CLOSING.action, to: pathTo('contact') }]}
      />
    </StableContent>
  );
}
