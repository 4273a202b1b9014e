import { OptionsDrawing } from '@/drawings/options-drawing';
import { CONSULTING } from '@/content/consulting';
import { SeoHead } from '@/features/seo/head';
import { StaticServiceView } from './static-service-view';

export function ConsultingPage() {
  return (
    <>
      <SeoHead page="consulting" />
      <StaticServiceView words={CONSULTING} drawing={<OptionsDrawing />} />
    </>
  );
}
