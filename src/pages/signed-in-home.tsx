import { pathTo } from '@/content/pages';
import { StandingDrawing } from '@/drawings/standing-drawing';
import { NamedTexts } from '@/components/named-texts';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { FIRM } from '@/content/firm';
import { HOME_SERVICES } from '@/content/home';
import { SIGNED_IN_HOME as WORDS } from '@/content/signed-in-home';
import type { User } from '@/domain/user';
import { ServiceGrid } from '@/features/services/service-grid';
import { FirmContact } from '@/features/contacts/firm-contact';

export function SignedInHome({ user }: { user: User }) {
  const name = user.displayName?.trim() || user.email || 'User';
  return (
    <>
      <PageHero
        heading={
          <>
            {WORDS.greeting}, <bdi>{name}</bdi>
          </>
        }
        text={WORDS.text}
        links={[
          { label: WORDS.startProject, to: pathTo('contact') },
          { label: WORDS.viewServices, to: pathTo('services') },
        ]}
        drawing={<StandingDrawing measure={`${FIRM.figures.years} years`} />}
      />
      <Section heading={WORDS.technology.heading} intro={WORDS.technology.intro}>
        <div className="grid justify-items-start gap-8">
          <NamedTexts items={WORDS.technology.areas} />
          <ButtonLink to={pathTo('technology-stack')} variant="outline">
            {WORDS.technology.action}
          </ButtonLink>
        </div>
      </Section>
      <Section {...WORDS.services}>
        <ServiceGrid atMost={HOME_SERVICES} />
      </Section>
      <Section heading={WORDS.contact.heading} intro={WORDS.contact.intro}>
        <div className="grid justify-items-start gap-8">
          <dl className="grid w-full gap-x-8 gap-y-5 sm:grid-cols-2">
            <FirmContact />
          </dl>
          <ButtonLink to={pathTo('contact')}>{WORDS.contact.action}</ButtonLink>
        </div>
      </Section>
    </>
  );
}
