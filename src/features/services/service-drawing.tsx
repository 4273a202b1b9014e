import { lazyComponent } from '@/components/lazy-component';
import { useServiceSlugs } from './use-service';

const DRAWINGS = {
  'cloud-migration': lazyComponent(
    async () => (await import('@/drawings/reconciliation-drawing')).ReconciliationDrawing,
  ),
  consulting: lazyComponent(
    async () => (await import('@/drawings/options-drawing')).OptionsDrawing,
  ),
  upgrades: lazyComponent(
    async () => (await import('@/drawings/customizations-drawing')).CustomizationsDrawing,
  ),
  'managed-services': lazyComponent(
    async () => (await import('@/drawings/watch-drawing')).WatchDrawing,
  ),
  'integrated-services': lazyComponent(
    async () => (await import('@/drawings/interfaces-drawing')).InterfacesDrawing,
  ),
  'product-development': lazyComponent(
    async () => (await import('@/drawings/increments-drawing')).IncrementsDrawing,
  ),
  'infrastructure-services': lazyComponent(
    async () => (await import('@/drawings/infrastructure-drawing')).InfrastructureDrawing,
  ),
  other: lazyComponent(async () => {
    const { KeyPlanDrawing } = await import('@/drawings/key-plan-drawing');
    return function ServicesDrawing() {
      return <KeyPlanDrawing slugs={useServiceSlugs()} />;
    };
  }),
};

function keyOf(slug: string): keyof typeof DRAWINGS {
  return Object.hasOwn(DRAWINGS, slug) ? (slug as keyof typeof DRAWINGS) : 'other';
}

export function preloadServiceDrawing(slug: string): Promise<void> {
  return DRAWINGS[keyOf(slug)].preload();
}

export function ServiceDrawing({ slug }: { slug: string }) {
  const Drawing = DRAWINGS[keyOf(slug)];
  return <Drawing key={slug} />;
}
