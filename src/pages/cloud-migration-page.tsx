import { CutOverDrawing } from '@/drawings/cut-over-drawing';
import { CLOUD_MIGRATION } from '@/content/cloud-migration';
import { SeoHead } from '@/features/seo/head';
import { StaticServiceView } from './static-service-view';

export function CloudMigrationPage() {
  return (
    <>
      <SeoHead page="cloud-migration" />
      <StaticServiceView words={CLOUD_MIGRATION} drawing={<CutOverDrawing />} />
    </>
  );
}
