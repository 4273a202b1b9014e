import { CLOUD_MIGRATION } from '@/content/cloud-migration';
import { CutoverDrawing } from '@/drawings/cutover-drawing';
import { StaticServiceView } from './static-service-view';

export function CloudMigrationPage() {
  return (
    <StaticServiceView
      page="cloud-migration"
      words={CLOUD_MIGRATION}
      order={['steps', 'questions', 'results']}
      hero={{ children: <CutoverDrawing /> }}
    />
  );
}
