import { NumberedSteps } from '@/components/numbered-steps';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { CAREERS_PAGE } from '@/content/careers';
import { TableDrawing } from '@/drawings/table-drawing';
import { CareerList } from '@/features/careers/career-list';
import { SeoHead } from '@/features/seo/head';

export function CareersPage() {
  return (
    <>
      <SeoHead page="careers" />
      <PageHero
        dense
        heading={CAREERS_PAGE.heading}
        text={CAREERS_PAGE.text}
        drawing={<TableDrawing />}
      />
      <Section dense heading={CAREERS_PAGE.list.heading}>
        {/* Reserves the rest of the screen, so that nothing on it moves when the careers load. */}
        <div className="flow-root min-h-[60svh]">
          <CareerList />
        </div>
      </Section>
      <Section heading={CAREERS_PAGE.hiring.heading} intro={CAREERS_PAGE.hiring.intro}>
        <NumberedSteps steps={CAREERS_PAGE.hiring.steps} />
      </Section>
    </>
  );
}
