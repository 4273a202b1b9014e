import type { ReactNode } from 'react';
import { PageHero } from '@/components/page-hero';
import { CONTACT_PAGE } from '@/content/contact';
import { FIRM } from '@/content/firm';
import { EnquiryForm } from '@/features/contacts/enquiry-form';
import { SeoHead } from '@/features/seo/page-head';
import { mailLink, phoneLink } from '@/lib/paths';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule pt-3">
      <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/** `/contact`: the enquiry form, contact info, website and social links (spec 2). */
export function ContactPage() {
  const { address } = FIRM;
  return (
    <>
      <SeoHead page="contact" />
      <PageHero heading={CONTACT_PAGE.heading} text={CONTACT_PAGE.text} />
      <div className="border-t border-rule">
        <div className="mx-auto grid max-w-page gap-12 px-4 py-14 sm:px-6 lg:grid-cols-[1fr_20rem]">
          <EnquiryForm />
          <aside aria-label="Contact information">
            <dl className="grid gap-5">
              <Fact term="E-mail">
                <a href={mailLink(FIRM.email)} className="text-firm underline">
                  {FIRM.email}
                </a>
              </Fact>
              {FIRM.phones.map(({ label, number }) => (
                <Fact key={number} term={label}>
                  <a href={phoneLink(number)} className="text-firm underline">
                    {number}
                  </a>
                </Fact>
              ))}
              <Fact term="Business hours">
                {FIRM.hours.days}
                <br />
                {FIRM.hours.time}
              </Fact>
              <Fact term="Address">
                <address className="not-italic">
                  {address.street}
                  <br />
                  {address.city}, {address.region} {address.postalCode}
                </address>
              </Fact>
              <Fact term="Website">
                <a href={FIRM.siteUrl} className="text-firm underline">
                  {FIRM.siteUrl.replace('https://', '')}
                </a>
              </Fact>
              <Fact term="Social networks">
                {FIRM.socialNetworks.join(', ')}{' '}
                <span className="text-ink-soft">(not available yet)</span>
              </Fact>
            </dl>
          </aside>
        </div>
      </div>
    </>
  );
}
