import { Suspense } from 'react';
import { InertPreview } from '@/back-office/ui/inert-preview';
import type { Service } from '@/collections/services';
import { Loading } from '@/components/loading';
import { ServiceBody } from '@/features/services/service-body';
import { ServiceCard } from '@/features/services/service-grid';
import { ServiceHero } from '@/features/services/service-hero';

export function ServicePagePreview({ service }: { service: Service }) {
  return (
    <InertPreview label="Page">
      <Suspense fallback={<Loading text="Loading drawing" />}>
        <ServiceHero service={service} trail={null} />
      </Suspense>
      <ServiceBody service={service} />
    </InertPreview>
  );
}

export function ServicePreviewPanel({ service }: { service: Service }) {
  return (
    <aside aria-label="Preview" className="grid min-w-0 gap-4 lg:sticky lg:top-0">
      <section className="grid gap-2">
        <h3 className="font-text text-sm font-semibold">Card on the site</h3>
        <InertPreview label="Card">
          <ul className="max-w-sm lg:[zoom:0.75]">
            <ServiceCard service={service} />
          </ul>
        </InertPreview>
      </section>
      <section className="grid min-w-0 gap-2">
        <h3 className="font-text text-sm font-semibold wrap-anywhere">
          Page /services/{service.slug}
        </h3>
        <div className="max-h-120 overflow-y-auto border border-rule bg-paper lg:[zoom:0.46]">
          <ServicePagePreview service={service} />
        </div>
      </section>
    </aside>
  );
}
