import { CONSULTING } from '@/content/consulting';
import { OptionsSheet } from '@/drawings/options-sheet';
import { StaticServiceView } from './static-service-view';

export function ConsultingPage() {
  return (
    <StaticServiceView
      page="consulting"
      words={CONSULTING}
      order={['steps', 'results', 'questions']}
      hero={{ children: <OptionsSheet /> }}
    />
  );
}
