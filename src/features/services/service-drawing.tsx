import type { ComponentType } from 'react';
import { CoursesDrawing } from '@/drawings/courses-drawing';
import { CutOverDrawing } from '@/drawings/cut-over-drawing';
import { IncrementsDrawing } from '@/drawings/increments-drawing';
import { InfrastructureDrawing } from '@/drawings/infrastructure-drawing';
import { InterfacesDrawing } from '@/drawings/interfaces-drawing';
import { KeyPlanDrawing } from '@/drawings/key-plan-drawing';
import { ReleaseCalendarDrawing } from '@/drawings/release-calendar-drawing';
import { WatchDrawing } from '@/drawings/watch-drawing';

const DRAWINGS: Record<string, ComponentType> = {
  'cloud-migration': CutOverDrawing,
  consulting: CoursesDrawing,
  upgrades: ReleaseCalendarDrawing,
  'managed-services': WatchDrawing,
  'integrated-services': InterfacesDrawing,
  'product-development': IncrementsDrawing,
  'infrastructure-services': InfrastructureDrawing,
};

/** The drawing of a service; one added in the database gets the plan of all services. */
export function ServiceDrawing({ slug }: { slug: string }) {
  const Drawing = Object.hasOwn(DRAWINGS, slug) ? DRAWINGS[slug] : undefined;
  return Drawing ? <Drawing /> : <KeyPlanDrawing />;
}
