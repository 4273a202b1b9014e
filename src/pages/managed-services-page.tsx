import { WatchDrawing } from '@/drawings/watch-drawing';
import { MANAGED_SERVICES } from '@/content/managed-services';
import { SeoHead } from '@/features/seo/head';
import { StaticServiceView } from './static-service-view';

export function ManagedServicesPage() {
  return (
    <>
      <SeoHead page="managed-services" />
      <StaticServiceView words={MANAGED_SERVICES} drawing={<WatchDrawing />} />
    </>
  );
}
