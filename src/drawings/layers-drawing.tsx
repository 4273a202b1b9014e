import { Note, Sheet } from './sheet';

export function LayersDrawing({ layers, title }: { layers: readonly string[]; title: string }) {
  const gap = 200 / layers.length;
  return (
    <Sheet
      label={`layers that stand on each other. From the top: ${layers.join(', ')}.`}
      title={title}
      note={`${layers.length} layers`}
    >
      {layers
        .map((name, index) => ({ name, index, y: 96 + index * gap }))
        .reverse()
        .map(({ name, index, y }) => (
          <g key={name}>
            <path
              d={`M40 ${y}L164 ${y - 58}L288 ${y}L164 ${y + 58}Z`}
              className={index % 2 === 0 ? 'fill-firm-tint stroke-firm' : 'fill-paper stroke-ink'}
            />
            <path
              d={`M288 ${y}h24`}
              className={index % 2 === 0 ? 'stroke-firm' : 'stroke-ink'}
              strokeWidth="1"
            />
            <Note x={320} y={y + 5} text={name} tone={index % 2 === 0 ? 'firm' : 'ink'} />
          </g>
        ))}
      <path
        d="M40 96V296M164 38V30M288 96V296"
        className="stroke-rule-strong"
        strokeWidth="1"
        strokeDasharray="3 4"
      />
    </Sheet>
  );
}
