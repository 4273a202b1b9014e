import { CONSULTING } from '@/content/consulting';
import { OptionsDrawing } from '@/drawings/options-drawing';
import { StaticServiceView } from './static-service-view';

export function ConsultingPage() {
  return <StaticServiceView page="consulting" words={CONSULTING} drawing={<OptionsDrawing />} />;
}
