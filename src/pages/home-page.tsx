import { Suspense } from 'react';
import { CallToAction } from '@/components/call-to-action';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink, DialogButton } from '@/components/ui/button';
import { HOME_SERVICES, LANDING } from '@/content/home';
import { pathTo } from '@/content/pages';
import { MigrationDrawing } from '@/drawings/migration-drawing';
import { CONTACT_DIALOG_ID, ContactDialog } from '@/features/contacts/contact-dialog';
import { SeoHead } from '@/features/seo/head';
import { organizationData, StructuredDataScript } from '@/features/seo/structured-data';
import { ServiceGrid } from '@/features/services/service-grid';
import { useServiceList } from '@/features/services/service-queries';
import { servicesInWords, useServiceSlugs } from '@/features/services/use-service';
import { StoryDimensions } from '@/features/stories/story-dimensions';
import { useNewestStory } from '@/features/stories/use-newest-story';
import { useSession } from '@/features/session/session-context';

const SignedInHome = lazyComponent(async () => (await import('./signed-in-home')).SignedInHome);

export function HomePage() {
  const { state } = useSession();
  return (
    <>
      <SeoHead page="home" />
      <StructuredDataScript data={organizationData()} />
      {state.status === 'signed-in' ? (
        <Suspense fallback={<Loading text="Loading page" />}>
          <SignedInHome user={state.user} />
        </Suspense>
      ) : (
        <LandingHome />
      )}
    </>
  );
}

function LandingHome() {
  const services = servicesInWords(useServiceSlugs()?.length);
  const Services = useServiceList();
  const story = useNewestStory();

  return (
    <>
      <PageHero
        {...LANDING.hero}
        actions={
          <>
            <DialogButton opens={CONTACT_DIALOG_ID} variant="action">
              Get Free Consultation
            </DialogButton>
            <ButtonLink to={pathTo('services')} variant="outline">
              Explore Services
            </ButtonLink>
          </>
        }
        drawing={<MigrationDrawing />}
      >
        {story && <StoryDimensions story={story} />}
      </PageHero>
      <Section
        place="top"
        heading={LANDING.services.heading}
        intro={LANDING.services.intro(services)}
      >
        <ServiceGrid atMost={HOME_SERVICES} />
        <ButtonLink to={pathTo('services')} variant="outline" className="mt-6">
          {LANDING.services.action}
        </ButtonLink>
      </Section>
      <Section
        heading={LANDING.about.heading}
        {...(!story && { intro: LANDING.about.intro })}
        tone="deep"
      >
        <div className="grid gap-10 lg:grid-cols-2">
          <p className="font-heading text-xl">{LANDING.about.text}</p>
          <dl className="grid gap-5">
            {LANDING.about.figures.map(({ value, label }) => (
              <div key={label} className="grid border-t border-rule-strong pt-3">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="row-start-1 font-heading text-3xl text-firm lining-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <CallToAction
        {...LANDING.closing}
        links={[{ label: LANDING.closing.action, to: pathTo('about') }]}
      />
      <ContactDialog Services={Services} />
    </>
  );
}
