import type { ComponentType } from 'react';
import { CoursesDrawing } from '@/components/drawings/courses-drawing';
import { CutOverDrawing } from '@/components/drawings/cut-over-drawing';
import { IncrementsDrawing } from '@/components/drawings/increments-drawing';
import { InterfacesDrawing } from '@/components/drawings/interfaces-drawing';
import { KeyPlanDrawing } from '@/components/drawings/key-plan-drawing';
import { LayersDrawing } from '@/components/drawings/layers-drawing';
import { ReleaseCalendarDrawing } from '@/components/drawings/release-calendar-drawing';
import { WatchDrawing } from '@/components/drawings/watch-drawing';

const INFRASTRUCTURE = ['Applications', 'Platform', 'Network', 'Security'];

const DRAWINGS: Record<string, ComponentType> = {
  'cloud-migration': CutOverDrawing,
  consulting: CoursesDrawing,
  upgrades: ReleaseCalendarDrawing,
  'managed-services': WatchDrawing,
  'integrated-services': InterfacesDrawing,
  'product-development': IncrementsDrawing,
  'infrastructure-services': () => <LayersDrawing layers={INFRASTRUCTURE} title="Section" />,
};

/** The drawing of a service; one that was added later gets the plan of all services. */
export function ServiceDrawing({ slug }: { slug: string }) {
  const Drawing = Object.hasOwn(DRAWINGS, slug)
    ? (DRAWINGS[slug] ?? KeyPlanDrawing)
    : KeyPlanDrawing;
  return <Drawing />;
}
