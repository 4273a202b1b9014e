/** A plumb line that runs a page, between the headings and the texts of its sections. Without motion, it hangs at the end. */
export function LongPlumbLine() {
  return (
    <div
      aria-hidden
      className="plumb-line pointer-events-none absolute top-0 bottom-0 border-l border-dashed border-rule-strong print:hidden"
    >
      <svg viewBox="0 0 20 100" preserveAspectRatio="xMidYMax meet" className="fill-action">
        <path d="M8-9999h4V76h-4ZM10 100L0 76c0-8 20-8 20 0Z" />
      </svg>
    </div>
  );
}
