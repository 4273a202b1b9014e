import { CallToAction } from '@/components/call-to-action';
import { Halves } from '@/components/halves';
import { NamedRows } from '@/components/named-rows';
import { NamedTexts } from '@/components/named-texts';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { ABOUT } from '@/content/about';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';
import { PEOPLE } from '@/content/people';
import { LongPlumbLine } from '@/drawings/long-plumb-line';
import { People } from '@/features/people/people';
import { SeoHead } from '@/features/seo/head';
import { StoryLinks } from '@/features/stories/story-links';

const FIGURES = [
  [FIRM.figures.years, 'years'],
  [FIRM.figures.projects, 'projects'],
];

export function AboutPage() {
  const { story, expertise, values, mission, closing } = ABOUT;
  return (
    <>
      <SeoHead page="about" />
      <div className="relative">
        <LongPlumbLine />
        <section className="mx-auto grid max-w-page grid-cols-1 gap-10 px-4 py-14 sm:px-6 lg:grid-cols-halves lg:gap-12 lg:py-20">
          <div className="grid content-start gap-6">
            <h1 className="text-3xl sm:text-4xl">{ABOUT.heading}</h1>
            <p className="max-w-measure text-lg text-ink-soft">{ABOUT.text}</p>
            <dl className="grid grid-cols-2 gap-6 border-t border-rule-strong pt-4">
              {FIGURES.map(([value, label]) => (
                <div key={label}>
                  <dd className="font-heading text-4xl text-firm lining-nums">{value}</dd>
                  <dt className="text-ink-soft">{label}</dt>
                </div>
              ))}
            </dl>
          </div>
          <div className="grid content-start gap-4">
            <h2 className="text-2xl">{story.heading}</h2>
            <p className="text-ink-soft">{story.intro}</p>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <People people={PEOPLE} />
        <Section place="top" heading={expertise.heading} intro={expertise.intro}>
          <NamedTexts items={expertise.areas} columns={4} />
          <ButtonLink to={pathTo('technology-stack')} variant="outline" className="mt-6">
            {expertise.action}
          </ButtonLink>
        </Section>
        <Halves tone="deep">
          <section className="grid content-start gap-3">
            <h2 className="text-lg text-ink-soft">{mission.heading}</h2>
            <p className="font-heading text-3xl text-balance">{mission.text}</p>
          </section>
          <section className="grid content-start gap-3">
            <h2 className="text-2xl">{values.heading}</h2>
            <p className="text-ink-soft">{values.intro}</p>
            <NamedRows items={values.list} />
          </section>
        </Halves>
        <StoryLinks />
      </div>
      <CallToAction {...closing} links={[{ label: closing.action, to: pathTo('contact') }]} />
    </>
  );
}
