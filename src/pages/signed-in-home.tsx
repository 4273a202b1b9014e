import { pathTo } from '@/content/pages';
import { NamedTexts } from '@/components/named-texts';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { ADMIN_NAVIGATION } from '@/content/admin-navigation';
import { HOME_SERVICES } from '@/content/home';
import { SIGNED_IN_HOME as WORDS } from '@/content/signed-in-home';
import { visibleText } from '@/domain/text';
import type { User } from '@/domain/user';
import { ServiceGrid } from '@/features/services/service-grid';
import { useIsAdministrator } from '@/features/session/use-is-administrator';
import { FirmContact } from '@/features/contacts/firm-contact';

export function SignedInHome({ user }: { user: User }) {
  const isAdministrator = useIsAdministrator();
  const { phone } = WORDS.forClients;
  const name = visibleText(user.displayName ?? '') || user.email || 'User';
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
      />
      {isAdministrator && <ForAdministrators />}
      <div className="border-t border-rule bg-paper-deep">
        <div className="mx-auto grid max-w-page gap-10 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-12">
          <section className="grid content-start gap-4">
            <h2 className="text-2xl">{WORDS.forClients.heading}</h2>
            {phone && (
              <a
                href={phone.link}
                className="justify-self-start font-heading text-3xl text-firm lining-nums underline"
              >
                {phone.number}
              </a>
            )}
            <p className="max-w-measure">{WORDS.forClients.text}</p>
          </section>
          <section className="grid content-start justify-items-start gap-4">
            <h2 className="text-2xl">{WORDS.contact.heading}</h2>
            <p className="text-ink-soft">{WORDS.contact.intro}</p>
            <dl className="grid w-full gap-x-8 gap-y-5 sm:grid-cols-2">
              <FirmContact />
            </dl>
            <ButtonLink to={pathTo('contact')} variant="outline">
              {WORDS.contact.action}
            </ButtonLink>
          </section>
        </div>
      </div>
      <Section heading={WORDS.technology.heading} intro={WORDS.technology.intro}>
        <div className="grid justify-items-start gap-8">
          <NamedTexts items={WORDS.technology.areas} />
          <ButtonLink to={pathTo('technology-stack')} variant="outline">
            {WORDS.technology.action}
          </ButtonLink>
        </div>
      </Section>
      <Section {...WORDS.services} place="top">
        <ServiceGrid atMost={HOME_SERVICES} />
      </Section>
    </>
  );
}

function ForAdministrators() {
  return (
    <Section heading="For administrators">
      <nav aria-label="Back office">
        <ul className="flex flex-wrap gap-3">
          {ADMIN_NAVIGATION.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="quiet" size="small">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
