import { WideSheet } from './wide-sheet';

const OPTIONS = [
  {
    name: 'A. Stay',
    curve: 'M0 40C70 38 130 30 200 10',
    facts: {
      Cost: 'Low now, rising each year',
      Risk: 'Support ends in year 2',
      'Rules out': 'New features',
    },
  },
  {
    name: 'B. Move',
    curve: 'M0 40C30 2 60 14 90 36S160 52 200 51',
    facts: {
      Cost: 'A peak, then a third less',
      Risk: 'One cutover weekend',
      'Rules out': 'Your own data center',
    },
    isChosen: true,
  },
  {
    name: 'C. Rebuild',
    curve: 'M0 40C30 2 130 2 160 14S185 52 200 56',
    facts: {
      Cost: 'Highest until year 4',
      Risk: 'Two systems for two years',
      'Rules out': 'A standard product',
    },
  },
];

/** Three options side by side, each with its cost over five years. */
export function OptionsSheet() {
  return (
    <WideSheet
      label="Example of three options on one sheet, each with its cost over five years"
      title="Options"
      note="Example"
    >
      <ol className="grid gap-8 sm:grid-cols-3">
        {OPTIONS.map(({ name, curve, facts, isChosen }) => (
          <li
            key={name}
            className={`grid content-start gap-4 border-t-3 pt-3 ${isChosen ? 'border-firm' : 'border-rule-strong'}`}
          >
            <p className={isChosen ? 'font-heading text-xl text-firm' : 'font-heading text-xl'}>
              {name}
            </p>
            <div aria-hidden className="font-drawing text-sm text-ink-soft">
              <svg viewBox="0 0 200 74" className="w-full" fill="none">
                <path
                  d="M0 73.5H200M0 69v5M40 69v5M80 69v5M120 69v5M160 69v5M200 69v5"
                  className="stroke-rule-strong"
                />
                <path d="M0 40H200" strokeDasharray="3 4" className="stroke-rule-strong" />
                <path d={curve} strokeDasharray="2 5" className="stroke-rule-strong" />
                <path
                  d={curve}
                  pathLength="1"
                  strokeDasharray="1"
                  strokeWidth={isChosen ? 3 : 1.5}
                  className={`draw-line ${isChosen ? 'stroke-firm' : 'stroke-ink'}`}
                />
              </svg>
              <p className="flex justify-between">
                cost today <span>5 years</span>
              </p>
            </div>
            <dl className="grid gap-2">
              {Object.entries(facts).map(([term, text]) => (
                <div key={term} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink-soft">{term}:</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </WideSheet>
  );
}
