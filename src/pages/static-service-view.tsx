import type { ReactNode } from 'react';
import { CallToAction } from '@/components/call-to-action';
import { NumberedSteps } from '@/components/numbered-steps';
import { PageHero } from '@/components/page-hero';
import { Questions } from '@/components/questions';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { pathTo, type SeoPageId } from '@/content/pages';
import type { StaticService } from '@/content/static-service';
import { SeoHead } from '@/features/seo/head';

type Block = 'steps' | 'results' | 'questions';

/** The first block is across the page, the second beside its heading, and the third across the page in a band. */
const LOOKS = [{ place: 'top' }, {}, { place: 'top', tone: 'deep' }] as const;

interface StaticServiceViewProps {
  page: SeoPageId;
  words: StaticService;
  /** The order of the blocks; each page has its own. */
  order: readonly [Block, Block, Block];
  hero: { drawing?: ReactNode; drawingFirst?: boolean; night?: boolean; children?: ReactNode };
}

export function StaticServiceView({ page, words, order, hero }: StaticServiceViewProps) {
  const { heading, text, steps, results, questions, closing } = words;
  const blocks = {
    steps: (wide: boolean) => (
      <NumberedSteps steps={steps.list} columns={!wide ? 2 : steps.list.length === 5 ? 5 : 3} />
    ),
    results: (wide: boolean) => <RuledList items={results.list} columns={wide ? 3 : 2} />,
    questions: (wide: boolean) => <Questions list={questions} look={wide ? 'columns' : 'stack'} />,
  };
  const headings = { steps, results, questions: { heading: 'Common questions', intro: undefined } };
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
        {...hero}
      />
      {order.map((block, index) => {
        const look = LOOKS[index] ?? {};
        const { heading: title, intro } = headings[block];
        return (
          <Section key={block} heading={title} {...(intro && { intro })} {...look}>
            {blocks[block]('place' in look)}
          </Section>
        );
      })}
      <CallToAction {...closing} links={[{ label: 'Contact us', to: pathTo('contact') }]} />
    </>
  );
}
