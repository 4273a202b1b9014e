import { drawnAt, Guide, Note, Sheet } from './sheet';

const TOTALS = [
  { name: 'Invoices', total: '48,210' },
  { name: 'Open orders', total: '1,377' },
  { name: 'Ledger', total: '$9.2M' },
  { name: 'Employees', total: '2,054' },
];

export function ReconciliationDrawing() {
  return (
    <Sheet
      label="the totals of the old and the new system side by side: invoices, open orders, the ledger, and employees. Each pair is equal, so the decision is to go live."
      title="Reconciliation"
      note="Example"
    >
      <Note x={262} y={46} text="old" anchor="end" />
      <Note x={400} y={46} text="new" anchor="end" />
      <Guide d="M24 60H456" />
      {TOTALS.map(({ name, total }, row) => {
        const y = 90 + row * 50;
        return (
          <g key={name} style={drawnAt(row)}>
            <Note x={24} y={y + 5} text={name} tone="ink" />
            <Note x={262} y={y + 5} text={total} tone="ink" anchor="end" />
            <circle cx="302" cy={y} r="13" className="draw-fill fill-firm stroke-firm" />
            <path d={`M296 ${y - 3}h12M296 ${y + 3}h12`} className="stroke-paper" />
            <Note x={400} y={y + 5} text={total} tone="firm" anchor="end" />
            <path
              d={`M424 ${y}l6 6 12-14`}
              pathLength="1"
              strokeDasharray="1"
              strokeWidth="2.5"
              className="draw-line stroke-firm"
            />
            <Guide d={`M24 ${y + 25}H456`} />
          </g>
        );
      })}
      <g style={drawnAt(4)}>
        <rect
          x="24"
          y="284"
          width="104"
          height="38"
          className="draw-fill fill-action stroke-action"
        />
        <Note x={76} y={308} text="go live" tone="paper" anchor="middle" isOnDrawn />
      </g>
      <Note x={146} y={308} text="or roll back" />
    </Sheet>
  );
}
