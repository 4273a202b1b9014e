import type { ReactNode } from 'react';
import type { Story } from '@/collections/stories';
import { Halves } from '@/components/halves';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
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
      {texts.length > 0 && (
        <Halves>
          {texts.map(({ heading, text }) => (
            <section key={heading} className="grid min-w-0 gap-4">
              <h2 className="text-2xl">{heading}</h2>
              <p className="max-w-measure wrap-anywhere whitespace-pre-wrap" dir="auto">
                {text}
              </p>
            </section>
          ))}
        </Halves>
      )}
      {(results.length > 0 || !isBlank(quote)) && (
        <Halves tone="deep">
          {results.length > 0 && (
            <section className="grid min-w-0 gap-4">
              <h2 className="text-2xl">The results</h2>
              <RuledList items={results} className="max-w-measure" />
            </section>
          )}
          {!isBlank(quote) && (
            <section className="grid min-w-0 gap-4">
              <h2 className="text-2xl">In their words</h2>
              <figure className="grid max-w-measure gap-3 border-l-3 border-action pl-6">
                <blockquote className="font-heading text-2xl wrap-anywhere" dir="auto">
                  {quote}
                </blockquote>
                {quotedPerson && (
                  <figcaption className="text-ink-soft" dir="auto">
                    {quotedPerson}
                  </figcaption>
                )}
              </figure>
            </section>
          )}
        </Halves>
      )}
      {services}
    </>
  );
}
