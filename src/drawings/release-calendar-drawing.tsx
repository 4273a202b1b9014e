import { Note, Sheet } from './sheet';

const LEFT = 132;
const MONTH = 27;
const MONTHS = [...'JFMAMJJASOND'];

const at = (month: number) => LEFT + month * MONTH;

export function ReleaseCalendarDrawing() {
  return (
    <Sheet
      label="a calendar of twelve months. The old release runs until September. Rehearsals take place in April, June, and August. The upgrade is in September, before support for the old release ends in November."
      title="Release calendar"
      note="1 year"
    >
      {MONTHS.map((letter, month) => (
        <g key={at(month)}>
          <path d={`M${at(month)} 34V312`} className="stroke-rule" strokeWidth="1" />
          <Note x={at(month) + MONTH / 2} y={52} text={letter} anchor="middle" />
        </g>
      ))}
      <path d={`M${at(12)} 34V312M24 64H${at(12)}`} className="stroke-rule" strokeWidth="1" />

      <Note x={24} y={99} text="Old" tone="ink" />
      <rect
        x={LEFT}
        y="78"
        width={8.5 * MONTH}
        height="32"
        strokeDasharray="7 5"
        className="fill-paper-deep stroke-ink"
      />

      <Note x={24} y={155} text="Rehearsals" tone="ink" />
      {[3.5, 5.5, 7.5].map((month, index) => (
        <g key={month}>
          <circle cx={at(month)} cy="150" r="15" className="fill-paper stroke-ink" />
          <Note x={at(month)} y={155} text={index + 1} tone="ink" anchor="middle" />
        </g>
      ))}

      <Note x={24} y={211} text="Upgrade" tone="action" />
      <path
        d={`M${at(8.5)} 188l18 18-18 18-18-18Z`}
        className="fill-action stroke-action"
        strokeWidth="2"
      />
      <path d={`M${at(8.5)} 110V188M${at(8.5)} 224V246`} className="stroke-action" />

      <Note x={24} y={267} text="New" tone="firm" />
      <rect x={at(8.5)} y="246" width={3.5 * MONTH} height="32" className="fill-firm stroke-firm" />

      <path d={`M${at(10.5)} 64V300`} className="stroke-ink" strokeDasharray="3 4" />
      <Note x={at(10.5) - 6} y={304} text="support for old release ends" anchor="end" />
    </Sheet>
  );
}
