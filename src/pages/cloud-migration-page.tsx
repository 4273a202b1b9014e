import { CutoverDrawing } from '@/drawings/cutover-drawing';
import { CLOUD_MIGRATION } from '@/content/cloud-migration';
import { SeoHead } from '@/features/seo/head';
import { StaticService } from '@/features/services/static-service';

export function CloudMigrationPage() {
  return (
    <>
      <SeoHead page="cloud-migration" />
      <StaticService words={CLOUD_MIGRATION} drawing={<CutoverDrawing />} />
    </>
  );
}
