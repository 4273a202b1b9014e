import { lazyComponent } from '@/components/lazy-component';
import { NumberedSteps } from '@/components/numbered-steps';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { CONTACT_PAGE } from '@/content/contact';
import { postalAddress } from '@/content/postal-address';
import { INQUIRY_STEPS } from '@/content/inquiry-steps';
import { WeekDrawing } from '@/drawings/week-drawing';
import { SeoHead } from '@/features/seo/head';
import { organizationData, StructuredDataScript } from '@/features/seo/structured-data';
import { useServiceList } from '@/features/services/service-queries';
import { FirmContact } from '@/features/contacts/firm-contact';

const ContactForm = lazyComponent(
  async () => (await import('@/features/contacts/contact-form')).ContactForm,
);

export const preload = ContactForm.preload;

export function ContactPage() {
  const Services = useServiceList();
  return (
    <>
      <SeoHead page="contact" />
      <StructuredDataScript data={organizationData(postalAddress())} />
      <PageHero dense heading={CONTACT_PAGE.heading} text={CONTACT_PAGE.text} />
      <div className="border-t border-rule">
        <div className="mx-auto grid max-w-page gap-10 px-4 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-10">
          <section className="grid min-w-0 content-start gap-6">
            {/* Hidden on phones, so that the form comes first. */}
            <div className="grid max-w-measure gap-2 max-sm:sr-only">
              <h2 className="text-2xl">{CONTACT_PAGE.form.heading}</h2>
              <p className="text-ink-soft">{CONTACT_PAGE.form.intro}</p>
            </div>
            <ContactForm Services={Services} />
          </section>
          <aside aria-label="Contact information" className="min-w-0">
            <dl className="grid gap-5">
              <FirmContact withPlaces />
            </dl>
          </aside>
        </div>
      </div>
      <Section place="top" tone="deep" heading={INQUIRY_STEPS.heading}>
        <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-2 lg:gap-12">
          <NumberedSteps steps={INQUIRY_STEPS.steps} columns={1} />
          <WeekDrawing />
        </div>
      </Section>
    </>
  );
}
