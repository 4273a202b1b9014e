import { ReleaseCalendarDrawing } from '@/drawings/release-calendar-drawing';
import { UPGRADES } from '@/content/upgrades';
import { SeoHead } from '@/features/seo/head';
import { StaticServiceView } from './static-service-view';

export function UpgradesPage() {
  return (
    <>
      <SeoHead page="upgrades" />
      <StaticServiceView words={UPGRADES} drawing={<ReleaseCalendarDrawing />} />
    </>
  );
}
