import { Suspense } from 'react';
import { loadable } from '@/components/loadable';

/** Each in a file of its own: a page needs one of them. */
const DRAWINGS = {
  'cloud-migration': loadable(
    async () => (await import('@/drawings/cut-over-drawing')).CutOverDrawing,
  ),
  consulting: loadable(async () => (await import('@/drawings/courses-drawing')).CoursesDrawing),
  upgrades: loadable(
    async () => (await import('@/drawings/release-calendar-drawing')).ReleaseCalendarDrawing,
  ),
  'managed-services': loadable(async () => (await import('@/drawings/watch-drawing')).WatchDrawing),
  'integrated-services': loadable(
    async () => (await import('@/drawings/interfaces-drawing')).InterfacesDrawing,
  ),
  'product-development': loadable(
    async () => (await import('@/drawings/increments-drawing')).IncrementsDrawing,
  ),
  'infrastructure-services': loadable(
    async () => (await import('@/drawings/infrastructure-drawing')).InfrastructureDrawing,
  ),
  /** For services that were added later: the plan of all of them. */
  'any other': loadable(async () => (await import('@/drawings/key-plan-drawing')).KeyPlanDrawing),
};

function nameOf(slug: string): keyof typeof DRAWINGS {
  return Object.hasOwn(DRAWINGS, slug) ? (slug as keyof typeof DRAWINGS) : 'any other';
}

/** Loads the drawing of a service before its page is shown. */
export function preloadServiceDrawing(slug: string): Promise<void> {
  return DRAWINGS[nameOf(slug)].preload();
}

/** The drawing of a service; its place is kept while it is on its way. */
export function ServiceDrawing({ slug }: { slug: string }) {
  const Drawing = DRAWINGS[nameOf(slug)];
  return (
    <Suspense>
      <Drawing key={slug} />
    </Suspense>
  );
}
