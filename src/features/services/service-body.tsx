import type { ReactNode } from 'react';
import type { Service } from '@/collections/services';
import { Halves } from '@/components/halves';
import { NamedRows } from '@/components/named-rows';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { KEY_BENEFITS, SERVICE_PAGE } from '@/content/service-page';
import { isBlank } from '@/domain/text';

interface ServiceBodyProps {
  service: Service;
  /** Below the description. */
  more?: ReactNode;
  /** Before the benefits, which are the same for every service. */
  children?: ReactNode;
}

export function ServiceBody({ service, more, children }: ServiceBodyProps) {
  const features = service.features.filter((feature) => !isBlank(feature));
  const hasText = !isBlank(service.longDescription);
  return (
    <>
      {(hasText || features.length > 0) && (
        <Halves>
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
        </Halves>
      )}
      {children}
      <Section {...SERVICE_PAGE.benefits} place="top" tone="deep">
        <NamedRows items={KEY_BENEFITS} columns={2} />
      </Section>
    </>
  );
}
