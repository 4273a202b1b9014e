import { CallToAction } from '@/components/call-to-action';
import { pathTo } from '@/content/pages';
import { StandingDrawing } from '@/drawings/standing-drawing';
import { NamedTexts } from '@/components/named-texts';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { ABOUT } from '@/content/about';
import { FIRM } from '@/content/firm';
import { SeoHead } from '@/features/seo/head';
import { StoryLinks } from '@/features/stories/story-links';

export function AboutPage() {
  const { story, expertise, values, mission, closing } = ABOUT;
  return (
    <>
      <SeoHead page="about" />
      <PageHero
        heading={ABOUT.heading}
        text={ABOUT.text}
        drawing={<StandingDrawing measure={`${FIRM.figures.years} years`} />}
      />
      <Section heading={story.heading} intro={story.intro}>
        <div className="grid max-w-measure gap-5 text-lg">
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
      <Section heading={values.heading} intro={values.intro}>
        <NamedTexts items={values.list} />
      </Section>
      <StoryLinks />
      <Section heading={mission.heading} tone="deep">
        <p className="max-w-measure font-heading text-2xl text-balance">{mission.text}</p>
      </Section>
      <CallToAction {...closing} links={[{ label: closing.action, to: pathTo('contact') }]} />
    </>
  );
}
