export function NumberedSteps({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
      {steps.map(({ name, text }, index) => (
        <li key={name} className="grid grid-cols-[3rem_1fr] border-t border-rule-strong pt-4">
          <span
            aria-hidden
            className="font-heading text-3xl leading-none text-firm lining-nums tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid content-start gap-1">
            <h3 className="text-lg">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
