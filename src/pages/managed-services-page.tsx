import { MANAGED_SERVICES } from '@/content/managed-services';
import { NightDrawing } from '@/drawings/night-drawing';
import { StaticServiceView } from './static-service-view';

export function ManagedServicesPage() {
  return (
    <StaticServiceView
      page="managed-services"
      words={MANAGED_SERVICES}
      order={['results', 'questions', 'steps']}
      hero={{ night: true, children: <NightDrawing /> }}
    />
  );
}
