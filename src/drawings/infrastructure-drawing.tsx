import { LayersDrawing } from './layers-drawing';

export function InfrastructureDrawing() {
  return <LayersDrawing layers={['Applications', 'Platform', 'Network', 'Security']} />;
}
