import { OptionsDrawing } from '@/drawings/options-drawing';
import { CONSULTING } from '@/content/consulting';
import { SeoHead } from '@/features/seo/head';
import { StaticService } from '@/features/services/static-service';

export function ConsultingPage() {
  return (
    <>
      <SeoHead page="consulting" />
      <StaticService words={CONSULTING} drawing={<OptionsDrawing />} />
    </>
  );
}
