import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageNote } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Section } from '@/components/section';
import { Button, ButtonLink } from '@/components/ui/button';
import { pathTo, pathToService, pathToStory } from '@/content/pages';
import { Breadcrumbs } from '@/features/seo/breadcrumbs';
import { Head, PrivateHead } from '@/features/seo/head';
import { StructuredDataScript } from '@/features/seo/structured-data';
import { useServiceList } from '@/features/services/service-queries';
import { StoryDetail } from '@/features/stories/story-detail';
import { StoryNotFound } from '@/features/stories/story-not-found';
import { storyQueries } from '@/features/stories/story-queries';
import { articleData, storySetting } from '@/features/stories/story-setting';
import { storyTitle } from '@/features/stories/story-summary';

const FAILED = 'The story couldn’t be loaded';

export function StoryPage() {
  const { slug = '' } = useParams();
  const { data: story, isPending, refetch } = useQuery(storyQueries.bySlug(slug));
  const Services = useServiceList();

  if (isPending) return <Loading text="Loading story..." />;
  if (story === undefined) {
    return (
      <>
        <PrivateHead title={FAILED} />
        <PageNote
          role="alert"
          title={FAILED}
          text="Check your connection, then try again."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      </>
    );
  }
  if (story === null) {
    return (
      <>
        <PrivateHead title="Story Not Found" />
        <StoryNotFound />
      </>
    );
  }
  return (
    <>
      <Head setting={storySetting(story)} path={pathToStory(slug)} />
      <StructuredDataScript data={articleData(story)} />
      <StoryDetail
        story={story}
        trail={
          <Breadcrumbs
            steps={[
              { label: 'Home', to: pathTo('home') },
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
                <Section heading="Services in this story">
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
    </>
  );
}
