import { Suspense } from 'react';
import { PreviewPanel } from '@/back-office/documents/preview-panel';
import type { Service } from '@/collections/services';
import { Loading } from '@/components/loading';
import { ServiceBody } from '@/features/services/service-body';
import { ServiceCard } from '@/features/services/service-grid';
import { ServiceHero } from '@/features/services/service-hero';

export function ServicePreview({ service }: { service: Service }) {
  return (
    <PreviewPanel
      path={`/services/${service.slug}`}
      card={<ServiceCard service={service} />}
      page={
        <>
          <Suspense fallback={<Loading text="Loading drawing" />}>
            <ServiceHero service={service} trail={null} />
          </Suspense>
          <ServiceBody service={service} />
        </>
      }
    />
  );
}
