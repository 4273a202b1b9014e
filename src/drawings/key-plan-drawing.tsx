import { Guide, Note, Sheet } from './sheet';

const PHASES = [
  { name: 'Plan', stations: ['Consulting'] },
  { name: 'Move', stations: ['Migration', 'Upgrades'] },
  { name: 'Build', stations: ['Integration', 'Products'] },
  { name: 'Run', stations: ['Operations', 'Infrastructure'] },
];

export function KeyPlanDrawing() {
  return (
    <Sheet
      label="the path from planning to operations in four phases. Plan: consulting. Move: migration and upgrades. Build: integration and products. Run: operations and infrastructure."
      title="Overview"
      note="7 services"
    >
      <path d="M52 40V322" className="stroke-firm" strokeWidth="4" />
      {PHASES.map(({ name, stations }, phase) => {
        const y = 62 + phase * 72;
        return (
          <g key={name}>
            <Guide d={`M52 ${y}H168`} dashes="3 4" />
            <circle cx="52" cy={y} r="10" className="fill-paper stroke-firm" strokeWidth="3" />
            <Note x={76} y={y - 8} text={name} tone="firm" />
            {stations.map((station, index) => {
              const x = 168 + index * 136;
              const width = index === 0 ? 124 : 146;
              return (
                <g key={station}>
                  <rect
                    x={x}
                    y={y - 20}
                    width={width}
                    height="40"
                    className="fill-paper stroke-ink"
                  />
                  <Note x={x + 10} y={y + 5} text={station} tone="ink" />
                </g>
              );
            })}
          </g>
        );
      })}
      <path d="M52 322l-9-20h18Z" className="fill-firm" />
    </Sheet>
  );
}
