import { useQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import { StoryCards } from './story-cards';
import { storyQueries } from './story-queries';

/** The newest stories about a service, given its slug. Nothing if there are none. */
export function NewestStories({ service }: { service: string }) {
  const { data = [] } = useQuery(storyQueries.newest('service', service));
  if (data.length === 0) return null;
  return (
    <Section place="top" heading="Client stories">
      <StoryCards stories={data} level={3} />
    </Section>
  );
}
