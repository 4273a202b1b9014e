import { MANAGED_SERVICES } from '@/content/managed-services';
import { WatchDrawing } from '@/drawings/watch-drawing';
import { StaticServiceView } from './static-service-view';

export function ManagedServicesPage() {
  return (
    <StaticServiceView
      page="managed-services"
      words={MANAGED_SERVICES}
      drawing={<WatchDrawing />}
    />
  );
}
