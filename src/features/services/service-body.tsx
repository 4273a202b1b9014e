import type { ReactNode } from 'react';
import type { Service } from '@/collections/services';
import { NamedTexts } from '@/components/named-texts';
import { RuledList } from '@/components/ruled-list';
import { Section } from '@/components/section';
import { KEY_BENEFITS, SERVICE_PAGE } from '@/content/service-page';

export function ServiceBody({ service, more }: { service: Service; more?: ReactNode }) {
  const features = service.features.filter((feature) => feature.trim() !== '');
  return (
    <>
      {service.longDescription.trim() !== '' && (
        <Section heading="What we do">
          <p className="max-w-measure text-lg whitespace-pre-wrap" dir="auto">
            {service.longDescription}
          </p>
          {more && <div className="mt-6">{more}</div>}
        </Section>
      )}
      {features.length > 0 && (
        <Section heading={SERVICE_PAGE.features}>
          <RuledList items={features} className="max-w-measure" />
        </Section>
      )}
      <Section {...SERVICE_PAGE.benefits}>
        <NamedTexts items={KEY_BENEFITS} />
      </Section>
    </>
  );
}
