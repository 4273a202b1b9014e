/** `x`: in SVG units. The drawing is 1,000 units wide and shows the 12 hours from 9 PM. */
const EVENTS = [
  {
    x: 125,
    time: '10:30 PM',
    text: 'The backup starts, and the load rises as planned. Nobody is called.',
  },
  { x: 354, time: '1:15 AM', text: 'A disk reaches 85%. That can wait until morning, as agreed.' },
  {
    x: 506,
    time: '3:04 AM',
    text: 'An interface stops. The engineer on call restarts it in eleven minutes.',
    isCall: true,
  },
  { x: 917, time: '8:00 AM', text: 'You read what happened, why, and what we’re changing.' },
];
const HOURS = ['9 PM', 'midnight', '3 AM', '6 AM'];
const TRACE =
  'M0 96L70 94 120 97 125 60 150 54 190 58 230 52 262 56 270 92 330 95 350 90 352 78 362 90 420 95 480 93 503 96 506 20 509 128 512 12 515 110 518 40 521 92 560 95 640 95 700 93 760 96 830 90 900 84 1000 80';

const LINE = { d: TRACE, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;

/** A night on call: the load as a trace, and what happened, in the order of time. */
export function NightDrawing() {
  return (
    <figure aria-label="Example of a night on call" className="scene grid gap-6">
      <div aria-hidden className="font-drawing text-sm text-ink-soft">
        <svg
          viewBox="0 0 1000 140"
          preserveAspectRatio="none"
          className="drawing-grid w-full border-y border-rule-strong"
          height="160"
          fill="none"
        >
          <path {...LINE} className="stroke-rule-strong" />
          {EVENTS.map(({ x, isCall }) => (
            <path
              {...LINE}
              key={x}
              d={`M${x} 0V140`}
              strokeDasharray={isCall ? undefined : '2 5'}
              className={isCall ? 'stroke-action' : 'stroke-firm'}
            />
          ))}
          <g className="draw-open">
            <path {...LINE} className="stroke-firm" />
          </g>
        </svg>
        <p className="mt-1 flex">
          {HOURS.map((hour) => (
            <span key={hour} className="flex-1">
              {hour}
            </span>
          ))}
        </p>
      </div>
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {EVENTS.map(({ time, text, isCall }) => (
          <li
            key={time}
            className={`border-t-3 border-current pt-3 ${isCall ? 'text-action' : 'text-firm'}`}
          >
            <p className="font-drawing text-sm">{time}</p>
            <p className="text-ink">{text}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
