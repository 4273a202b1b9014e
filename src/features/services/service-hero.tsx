import type { ReactNode } from 'react';
import { PageHero } from '@/components/page-hero';
import { pathTo } from '@/content/pages';
import { SERVICE_PAGE } from '@/content/service-page';
import { cn } from '@/lib/cn';
import { accentOf, ServiceIcon } from './service-icon';
import { ServiceDrawing } from './service-drawing';
import type { ServiceSummary } from './service-summary';

export function ServiceHero({ service, trail }: { service: ServiceSummary; trail: ReactNode }) {
  const accent = accentOf(service.color);
  return (
    <PageHero
      mark={
        <>
          {trail}
          <span className={cn('border-t-3 bg-paper pt-3', accent.border)}>
            <ServiceIcon icon={service.icon} className={cn('size-11', accent.text)} />
          </span>
        </>
      }
      heading={<bdi>{service.name}</bdi>}
      text={<bdi>{service.description}</bdi>}
      links={[
        { label: SERVICE_PAGE.consultation, to: pathTo('contact') },
        { label: SERVICE_PAGE.about, to: pathTo('about') },
      ]}
      drawing={<ServiceDrawing slug={service.slug} />}
    />
  );
}
