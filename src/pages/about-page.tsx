import { CallToAction } from '@/components/call-to-action';
import { NamedTexts } from '@/components/named-texts';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { ABOUT } from '@/content/about';
import { FIRM } from '@/content/firm';
import { pathTo } from '@/content/pages';
import { LongPlumbLine } from '@/drawings/long-plumb-line';
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
        <section className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 py-14 sm:px-6 lg:grid-cols-aside lg:gap-12 lg:py-20">
          <div className="grid gap-6 lg:order-1">
            <h1 className="text-3xl sm:text-4xl">{ABOUT.heading}</h1>
            <p className="max-w-measure text-lg text-ink-soft">{ABOUT.text}</p>
          </div>
          <dl className="grid grid-cols-2 gap-6 lg:grid-cols-1">
            {FIGURES.map(([value, label]) => (
              <div key={label}>
                <dd className="font-heading text-4xl text-firm lining-nums">{value}</dd>
                <dt className="text-ink-soft">{label}</dt>
              </div>
            ))}
          </dl>
        </section>
        <Section heading={story.heading} intro={story.intro}>
          <div className="grid gap-8 text-lg lg:grid-cols-2">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <Section heading={expertise.heading} intro={expertise.intro}>
          <div className="grid justify-items-start gap-8">
            <NamedTexts items={expertise.areas} columns={2} />
            <ButtonLink to={pathTo('technology-stack')} variant="outline">
              {expertise.action}
            </ButtonLink>
          </div>
        </Section>
        <Section heading={values.heading} intro={values.intro} tone="deep">
          <NamedTexts items={values.list} />
        </Section>
        <StoryLinks />
        <Section heading={mission.heading} tone="deep">
          <p className="max-w-measure font-heading text-3xl text-balance">{mission.text}</p>
        </Section>
      </div>
      <CallToAction {...closing} links={[{ label: closing.action, to: pathTo('contact') }]} />
    </>
  );
}
