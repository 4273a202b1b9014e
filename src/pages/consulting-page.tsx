import { CoursesDrawing } from '@/drawings/courses-drawing';
import { CONSULTING } from '@/content/static-services';
import { SeoHead } from '@/features/seo/head';
import { StaticServiceView } from './static-service-view';

/** `/consulting` (spec 2). */
export function ConsultingPage() {
  return (
    <>
      <SeoHead page="consulting" />
      <StaticServiceView words={CONSULTING} drawing={<CoursesDrawing />} />
    </>
  );
}
