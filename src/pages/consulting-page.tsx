import { OptionsDrawing } from '@/drawings/options-drawing';
import { CONSULTING } from '@/content/consulting';
import { StaticServiceView } from './static-service-view';

export function ConsultingPage() {
  return <StaticServiceView page="consulting" words={CONSULTING} drawing={<OptionsDrawing />} />;
}
