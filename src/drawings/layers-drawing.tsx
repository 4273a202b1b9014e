import { Guide, Note, Sheet } from './sheet';

export function LayersDrawing({ layers }: { layers: readonly string[] }) {
  const gap = 200 / layers.length;
  return (
    <Sheet
      label={`layers stacked on top of each other. From the top: ${layers.join(', ')}.`}
      title="Stack"
      note={`${layers.length} layers`}
    >
      {layers
        .map((name, index) => ({ name, isFirm: index % 2 === 0, y: 96 + index * gap }))
        .reverse()
        .map(({ name, isFirm, y }) => (
          <g key={name}>
            <path
              d={`M40 ${y}L164 ${y - 58}L288 ${y}L164 ${y + 58}Z`}
              className={isFirm ? 'fill-firm-tint stroke-firm' : 'fill-paper stroke-ink'}
            />
            <path
              d={`M288 ${y}h24`}
              className={isFirm ? 'stroke-firm' : 'stroke-ink'}
              strokeWidth="1"
            />
            <Note x={320} y={y + 5} text={name} tone={isFirm ? 'firm' : 'ink'} />
          </g>
        ))}
      <Guide d="M40 96V296M164 38V30M288 96V296" dashes="3 4" />
    </Sheet>
  );
}
