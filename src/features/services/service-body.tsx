import type { ReactNode } from 'react';
import type { Service } from '@/collections/services';
import { NamedTexts } from '@/components/named-texts';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { KEY_BENEFITS, SERVICE_PAGE } from '@/content/service-page';
import { isBlank } from '@/domain/text';

export function ServiceBody({ service, more }: { service: Service; more?: ReactNode }) {
  const features = service.features.filter((feature) => !isBlank(feature));
  const hasText = !isBlank(service.longDescription);
  return (
    <>
      {(hasText || features.length > 0) && (
        <div className="border-t border-rule">
          <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-10 px-4 py-14 sm:px-6 lg:grid-cols-halves lg:gap-12 lg:py-20 print:py-3">
            {hasText && (
              <section className="grid min-w-0 grid-cols-1 justify-items-start gap-5">
                <h2 className="text-2xl">What we do</h2>
                <p className="max-w-full text-lg whitespace-pre-wrap" dir="auto">
                  {service.longDescription}
                </p>
                {more}
              </section>
            )}
            {features.length > 0 && (
              <section className="min-w-0 border border-rule-strong bg-paper-raised p-6">
                <h2 className="text-xl">{SERVICE_PAGE.features}</h2>
                <RuledList items={features} className="mt-3" />
              </section>
            )}
          </div>
        </div>
      )}
      <Section {...SERVICE_PAGE.benefits} place="top" tone="deep">
        <NamedTexts items={KEY_BENEFITS} />
      </Section>
    </>
  );
}
