import { SERVICE_PHASES } from '@/content/service-phases';
import { plural } from '@/lib/plural';
import { Guide, Note, Sheet } from './sheet';

/** The phases with their built-in services. Other services are only counted; while `slugs` load, all are shown. */
function phasesOf(slugs: readonly string[] | undefined) {
  const phases = Object.entries(SERVICE_PHASES).map(([name, services]) => ({
    name,
    stations: Object.entries(services).flatMap(([slug, station]) =>
      !slugs || slugs.includes(slug) ? [station] : [],
    ),
  }));
  const others = (slugs?.length ?? 0) - phases.flatMap(({ stations }) => stations).length;
  if (others > 0) phases.push({ name: 'More', stations: [plural(others, 'service')] });
  return phases.filter(({ stations }) => stations.length > 0);
}

export function KeyPlanDrawing({ slugs }: { slugs: readonly string[] | undefined }) {
  const phases = phasesOf(slugs);
  const texts = phases.map(
    ({ name, stations }) => `${name}: ${stations.join(' and ').toLowerCase()}.`,
  );
  return (
    <Sheet
      label={`the path from planning to operations. ${texts.join(' ')}`}
      title="Overview"
      note={slugs ? plural(slugs.length, 'service') : 'Services'}
    >
      <path d="M52 40V322" className="stroke-firm" strokeWidth="4" />
      {phases.map(({ name, stations }, phase) => {
        const y = 62 + phase * (phases.length > 4 ? 55 : 72);
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
