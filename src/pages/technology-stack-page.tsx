import { CallToAction } from '@/components/call-to-action';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';
import { TECHNOLOGIES, TECHNOLOGY_STACK } from '@/content/technology-stack';
import { SlabDrawing } from '@/drawings/slab-drawing';
import { StackDrawing } from '@/drawings/stack-drawing';
import { Head } from '@/features/seo/head';

export function TechnologyStackPage() {
  const { grid, closing } = TECHNOLOGY_STACK;
  return (
    <>
      <Head
        setting={{
          title: `Technology Stack | ${FIRM.name}`,
          description: TECHNOLOGY_STACK.text,
          keywords: TECHNOLOGIES.map(({ name }) => name),
        }}
        path={pathTo('technology-stack')}
      />
      <PageHero heading={TECHNOLOGY_STACK.heading} text={TECHNOLOGY_STACK.text} />
      <section className="border-t border-rule">
        <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-10">
          <h2 className="text-2xl">{grid.heading}</h2>
          <p className="mt-1 text-ink-soft">{grid.intro}</p>
          <StackDrawing names={TECHNOLOGIES.map(({ name }) => name)} className="mt-6 lg:hidden" />
          <ul className="mt-6">
            {TECHNOLOGIES.map(({ name, description, capabilities }, index) => (
              <li key={name} className="scene grid grid-cols-1 lg:grid-cols-aside lg:gap-12">
                <SlabDrawing
                  name={name}
                  place={
                    index === 0 ? 'top' : index === TECHNOLOGIES.length - 1 ? 'bottom' : 'middle'
                  }
                />
                <div className="grid grid-cols-1 content-start gap-2 py-6 lg:py-10">
                  <h3 className="text-2xl">{name}</h3>
                  <p className="max-w-measure text-ink-soft">{description}</p>
                  <RuledList items={capabilities} columns={3} size="small" className="mt-3" />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction {...closing} links={[{ label: closing.action, to: pathTo('contact') }]} />
    </>
  );
}
