import { WatchDrawing } from '@/drawings/watch-drawing';
import { MANAGED_SERVICES } from '@/content/managed-services';
import { SeoHead } from '@/features/seo/head';
import { StaticService } from '@/features/services/static-service';

export function ManagedServicesPage() {
  return (
    <>
      <SeoHead page="managed-services" />
      <StaticService words={MANAGED_SERVICES} drawing={<WatchDrawing />} />
    </>
  );
}
