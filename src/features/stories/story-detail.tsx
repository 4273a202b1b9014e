import type { ReactNode } from 'react';
import type { Story } from '@/collections/stories';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { pathTo } from '@/content/pages';
import { isBlank } from '@/domain/text';
import { ResultsSheet } from './results-sheet';
import { clientLine, storyTitle } from './story-summary';

interface StoryDetailProps {
  story: Story;
  trail?: ReactNode;
  services?: ReactNode;
}

export function StoryDetail({ story, trail, services }: StoryDetailProps) {
  const client = clientLine(story);
  const { situation, approach, results, quote, quotedPerson } = story;
  const texts = [
    { heading: 'The situation', text: situation },
    { heading: 'What we did', text: approach },
  ].filter(({ text }) => !isBlank(text));
  return (
    <>
      <PageHero
        mark={trail}
        heading={<bdi>{storyTitle(story)}</bdi>}
        text={client && <bdi>{client}</bdi>}
        links={[
          { label: 'Talk to us', to: pathTo('contact') },
          { label: 'All client stories', to: pathTo('stories') },
        ]}
        drawing={<ResultsSheet results={results} />}
      />
      {texts.map(({ heading, text }) => (
        <Section key={heading} heading={heading}>
          <p className="max-w-measure text-lg wrap-anywhere whitespace-pre-wrap" dir="auto">
            {text}
          </p>
        </Section>
      ))}
      {results.length > 0 && (
        <Section heading="The results">
          <RuledList items={results} className="max-w-measure" />
        </Section>
      )}
      {!isBlank(quote) && (
        <Section heading="In their words" tone="deep">
          <figure className="grid max-w-measure gap-3">
            <blockquote className="font-heading text-2xl wrap-anywhere" dir="auto">
              {quote}
            </blockquote>
            {quotedPerson && (
              <figcaption className="text-ink-soft" dir="auto">
                {quotedPerson}
              </figcaption>
            )}
          </figure>
        </Section>
      )}
      {services}
    </>
  );
}
