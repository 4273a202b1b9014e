import { useState } from 'react';
import { ClosingCall } from '@/components/closing-call';
import { pathTo } from '@/content/pages';
import { MigrationDrawing } from '@/drawings/migration-drawing';
import { lazyComponent } from '@/components/lazy-component';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { showWhenLoaded } from '@/components/show-when-loaded';
import { ButtonLink } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { HOME_SERVICES, LANDING } from '@/content/home';
import { ServiceGrid } from '@/features/services/service-grid';

const ContactModal = lazyComponent(
  async () => (await import('@/features/contacts/contact-modal')).ContactModal,
);

export function LandingHome() {
  const [isModalOpen, setIsModalOpen] = useState(false);

  return (
    <>
      <PageHero
        heading={LANDING.hero.heading}
        text={LANDING.hero.text}
        actions={
          <>
            <LinkButton
              to={pathTo('contact')}
              variant="action"
              onPress={() => showWhenLoaded(ContactModal, () => setIsModalOpen(true))}
            >
              Get Free Consultation
            </LinkButton>
            <ButtonLink to={pathTo('services')} variant="outline">
              Explore Services
            </ButtonLink>
          </>
        }
        drawing={<MigrationDrawing />}
      />
      <Section {...LANDING.services}>
        <ServiceGrid atMost={HOME_SERVICES} />
      </Section>
      <Section heading={LANDING.about.heading} intro={LANDING.about.intro}>
        <dl className="grid gap-8 sm:grid-cols-3">
          {LANDING.about.figures.map(({ value, label }) => (
            <div
              key={value}
              className="flex flex-col-reverse justify-end border-t border-rule pt-4"
            >
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-heading text-4xl text-firm lining-nums tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 max-w-measure text-lg">{LANDING.about.text}</p>
      </Section>
      <ClosingCall
        heading={LANDING.closing.heading}
        text={LANDING.closing.text}
        links={[{ label: LANDING.closing.action, to: pathTo('about') }]}
      />
      {isModalOpen && <ContactModal onClose={() => setIsModalOpen(false)} />}
    </>
  );
}
