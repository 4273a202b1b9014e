import {
  Boxes,
  Braces,
  Cloud,
  Coffee,
  Database,
  SquareTerminal,
  type LucideIcon,
} from 'lucide-react';
import { CallToAction } from '@/components/call-to-action';
import { pathTo } from '@/content/pages';
import { LayersDrawing } from '@/drawings/layers-drawing';
import { PageHero } from '@/components/page-hero';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { FIRM } from '@/content/firm';
import {
  TECHNOLOGIES,
  TECHNOLOGY_LAYERS,
  TECHNOLOGY_STACK,
  type TechnologyName,
} from '@/content/technology-stack';
import { Head } from '@/features/seo/head';

const ICONS: Record<TechnologyName, LucideIcon> = {
  Oracle: Boxes,
  Cloud,
  Java: Coffee,
  Python: SquareTerminal,
  JavaScript: Braces,
  Database,
};

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
      <PageHero
        heading={TECHNOLOGY_STACK.heading}
        text={TECHNOLOGY_STACK.text}
        drawing={<LayersDrawing layers={TECHNOLOGY_LAYERS} />}
      />
      <Section {...grid}>
        <ul className="grid gap-px sm:grid-cols-2">
          {TECHNOLOGIES.map(({ name, description, capabilities }) => {
            const Icon = ICONS[name];
            return (
              <li
                key={name}
                className="grid content-start gap-3 bg-paper-raised p-6 outline outline-rule"
              >
                <Icon aria-hidden className="size-8 text-firm" strokeWidth={1.5} />
                <h3 className="text-xl">{name}</h3>
                <p className="text-ink-soft">{description}</p>
                <RuledList items={capabilities} size="small" className="mt-3" />
              </li>
            );
          })}
        </ul>
      </Section>
      <CallToAction {...closing} links={[{ label: closing.action, to: pathTo('contact') }]} />
    </>
  );
}
