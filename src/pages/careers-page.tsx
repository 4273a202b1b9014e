import { NumberedSteps } from '@/components/numbered-steps';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { CAREERS_PAGE } from '@/content/careers';
import { TableDrawing } from '@/drawings/table-drawing';
import { CareerList } from '@/features/careers/career-list';
import { SeoHead } from '@/features/seo/head';

export function CareersPage() {
  const { heading, text, list, hiring } = CAREERS_PAGE;
  return (
    <>
      <SeoHead page="careers" />
      <PageHero dense heading={heading} text={text} />
      <Section dense place="top" heading={list.heading}>
        {/* Reserves the rest of the screen, so that nothing on it moves when the careers load. */}
        <div className="flow-root min-h-[75svh]">
          <CareerList />
        </div>
      </Section>
      <Section place="top" tone="deep" heading={hiring.heading} intro={hiring.intro}>
        <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-halves lg:gap-12">
          <TableDrawing />
          <NumberedSteps steps={hiring.steps} columns={1} />
        </div>
      </Section>
    </>
  );
}
