import { drawnAt, Note, Sheet } from './sheet';

const LAYERS = ['Applications', 'Platform', 'Storage'];

export function InfrastructureDrawing() {
  return (
    <Sheet
      label="two availability zones with the same three layers: applications, platform, and storage. The first zone has failed; all traffic goes to the second zone, and storage is copied between them."
      title="Failure test"
      note="1 of 2 zones"
    >
      <rect x="176" y="26" width="128" height="38" className="fill-paper stroke-ink" />
      <Note x={240} y={50} text="Users" tone="ink" anchor="middle" />
      <path d="M200 64V84H122V104" className="stroke-ink" strokeDasharray="7 5" />
      <path d="M280 64V84H358V100" className="stroke-firm" strokeWidth="3" />
      <path d="M358 108l-7-12h14Z" className="fill-firm" />
      {[0, 1].map((zone) => {
        const x = zone === 0 ? 36 : 272;
        const look =
          zone === 0 ? 'fill-paper stroke-rule-strong' : 'draw-fill fill-firm stroke-firm';
        return (
          <g key={zone}>
            <rect
              x={x}
              y="110"
              width="172"
              height="196"
              strokeDasharray="3 4"
              className={zone === 0 ? 'stroke-ink' : 'fill-firm-tint stroke-firm'}
            />
            {LAYERS.map((name, layer) => {
              const y = 148 + layer * 52;
              return (
                <g key={name} style={drawnAt(layer)}>
                  <rect
                    x={x + 16}
                    y={y}
                    width="140"
                    height="40"
                    strokeDasharray={zone === 0 ? '7 5' : undefined}
                    className={look}
                  />
                  <Note
                    x={x + 86}
                    y={y + 25}
                    text={name}
                    tone={zone === 0 ? 'soft' : 'paper'}
                    anchor="middle"
                    isOnDrawn={zone === 1}
                  />
                </g>
              );
            })}
            <Note
              x={x + 16}
              y={134}
              text={zone === 0 ? 'Zone A' : 'Zone B'}
              tone={zone === 0 ? 'action' : 'firm'}
            />
          </g>
        );
      })}
      <path d="M170 120l20 20m0-20-20 20" className="stroke-action" strokeWidth="2.5" />
      <path d="M192 272H284" className="stroke-firm" strokeDasharray="3 4" />
      <Note x={36} y={332} text="down on purpose" tone="action" />
    </Sheet>
  );
}
