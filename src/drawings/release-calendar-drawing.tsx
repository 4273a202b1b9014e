import { drawnAt, Note, Sheet } from './sheet';

const LEFT = 132;
const MONTH = 27;
const MONTHS = [...'JFMAMJJASOND'];

const at = (month: number) => LEFT + month * MONTH;

export function ReleaseCalendarDrawing() {
  return (
    <Sheet
      label="a calendar of twelve months. The old release runs until September. Trial runs take place in April, June, and August. The upgrade is in September, before support for the old release ends in November."
      title="Release calendar"
      note="1 year"
    >
      {[0, 6].map((month) => (
        <rect
          key={month}
          x={at(month)}
          y="34"
          width={3 * MONTH}
          height="262"
          className="fill-paper-deep"
        />
      ))}
      {MONTHS.map((letter, month) => (
        <Note key={month} x={at(month) + MONTH / 2} y={54} text={letter} anchor="middle" />
      ))}

      <g style={drawnAt(0)}>
        <Note x={24} y={99} text="Old" tone="ink" />
        <rect
          x={LEFT}
          y="78"
          width={8.5 * MONTH}
          height="32"
          strokeDasharray="7 5"
          className="draw-fill fill-paper stroke-ink"
        />
      </g>

      <Note x={24} y={151} text="Trial runs" tone="ink" />
      {[3.5, 5.5, 7.5].map((month, index) => (
        <g key={month} style={drawnAt(index)}>
          <circle cx={at(month)} cy="146" r="15" className="draw-fill fill-firm-tint stroke-firm" />
          <Note x={at(month)} y={151} text={index + 1} tone="ink" anchor="middle" />
        </g>
      ))}

      <g style={drawnAt(3)}>
        <Note x={24} y={203} text="Upgrade" tone="action" />
        <path d={`M${at(8.5)} 110V244`} className="stroke-action" />
        <path
          d={`M${at(8.5)} 180l18 18-18 18-18-18Z`}
          strokeWidth="2"
          className="draw-fill fill-action stroke-action"
        />
      </g>

      <g style={drawnAt(4)}>
        <Note x={24} y={265} text="New" tone="firm" />
        <rect
          x={at(8.5)}
          y="244"
          width={3.5 * MONTH}
          height="32"
          className="draw-fill fill-firm stroke-firm"
        />
      </g>

      <path d={`M${at(10.5)} 64V236M${at(10.5)} 284V312`} className="stroke-ink" strokeWidth="2" />
      <Note
        x={at(10.5) - 8}
        y={312}
        text="support for the old release ends"
        tone="ink"
        anchor="end"
      />
    </Sheet>
  );
}
