import { LayersDrawing } from './layers-drawing';

/** Section through the layers of an infrastructure. */
export function InfrastructureDrawing() {
  return (
    <LayersDrawing layers={['Applications', 'Platform', 'Network', 'Security']} title="Section" />
  );
}
