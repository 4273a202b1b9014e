import { UPGRADES } from '@/content/upgrades';
import { ReleaseCalendarDrawing } from '@/drawings/release-calendar-drawing';
import { StaticServiceView } from './static-service-view';

export function UpgradesPage() {
  return (
    <StaticServiceView
      page="upgrades"
      words={UPGRADES}
      order={['questions', 'steps', 'results']}
      hero={{ drawing: <ReleaseCalendarDrawing />, drawingFirst: true }}
    />
  );
}
