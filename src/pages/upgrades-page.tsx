import { ReleaseCalendarDrawing } from '@/drawings/release-calendar-drawing';
import { UPGRADES } from '@/content/upgrades';
import { SeoHead } from '@/features/seo/head';
import { StaticService } from '@/features/services/static-service';

export function UpgradesPage() {
  return (
    <>
      <SeoHead page="upgrades" />
      <StaticService words={UPGRADES} drawing={<ReleaseCalendarDrawing />} />
    </>
  );
}
