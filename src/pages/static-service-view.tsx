import type { ReactNode } from 'react';
import { CallToAction } from '@/components/call-to-action';
import { NumberedSteps } from '@/components/numbered-steps';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { pathTo, type SeoPageId } from '@/content/pages';
import type { StaticService } from '@/content/static-service';
import { SeoHead } from '@/features/seo/head';

interface StaticServiceViewProps {
  page: SeoPageId;
  words: StaticService;
  drawing: ReactNode;
}

export function StaticServiceView({ page, words, drawing }: StaticServiceViewProps) {
  const { heading, text, steps, results, questions, closing } = words;
  return (
    <>
      <SeoHead page={page} />
      <PageHero
        heading={heading}
        text={text}
        links={[
          { label: closing.action, to: pathTo('contact') },
          { label: 'All services', to: pathTo('services') },
        ]}
        drawing={drawing}
      />
      <Section heading={steps.heading} intro={steps.intro}>
        <NumberedSteps steps={steps.list} />
      </Section>
      <Section heading={results.heading} intro={results.intro}>
        <RuledList items={results.list} columns={2} />
      </Section>
      <Section heading="Common questions">
        <div className="grid max-w-measure gap-8">
          {questions.map(({ question, answer }) => (
            <div key={question} className="grid gap-2">
              <h3 className="text-lg">{question}</h3>
              <p className="text-ink-soft">{answer}</p>
            </div>
          ))}
        </div>
      </Section>
      <CallToAction {...closing} links={[{ label: 'Contact us', to: pathTo('contact') }]} />
    </>
  );
}
