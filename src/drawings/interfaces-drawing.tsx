import { Note, Sheet } from './sheet';

const SYSTEMS = [
  { x: 28, y: 48, name: 'Sales' },
  { x: 332, y: 48, name: 'Inventory' },
  { x: 28, y: 236, name: 'Payroll' },
  { x: 332, y: 236, name: 'Reports' },
];

export function InterfacesDrawing() {
  return (
    <Sheet
      label="four systems (sales, inventory, payroll, and reports), each connected by a monitored interface to the ledger in the middle, where every number is entered only once."
      title="Interface map"
      note="4 interfaces"
    >
      {SYSTEMS.map(({ x, y, name }) => (
        <g key={name}>
          <path
            d={`M${x + 60} ${y + 26}L240 167`}
            className="stroke-ink"
            strokeDasharray={name === 'Reports' ? '7 5' : undefined}
          />
          <circle
            cx={(x + 60 + 240) / 2}
            cy={(y + 26 + 167) / 2}
            r="8"
            className="fill-paper stroke-action"
            strokeWidth="2.5"
          />
          <rect x={x} y={y} width="120" height="52" className="fill-paper stroke-ink" />
          <Note x={x + 60} y={y + 31} text={name} tone="ink" anchor="middle" />
        </g>
      ))}
      <rect x="166" y="130" width="148" height="74" className="fill-firm stroke-firm" />
      <Note x={240} y={162} text="Ledger" tone="paper" anchor="middle" />
      <Note x={240} y={184} text="entered once" tone="paper" anchor="middle" />
      <circle cx="34" cy="332" r="8" className="stroke-action" strokeWidth="2.5" />
      <Note x={50} y={337} text="monitored" />
    </Sheet>
  );
}
