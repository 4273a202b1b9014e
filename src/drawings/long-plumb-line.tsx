/** A plumb line that runs a page, between the headings and the texts of its sections. Without motion, it hangs at the end. */
export function LongPlumbLine() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 left-2 w-0 lg:left-[calc(max(0px,50%-38rem)+18rem)] print:hidden"
    >
      <span className="absolute inset-y-0 border-l border-dashed border-rule-strong" />
      <span className="absolute top-0 -ml-4 h-0.75 w-8 bg-action" />
      <div className="sticky top-0 flex h-[55vh] flex-col items-center motion-reduce:static motion-reduce:h-full motion-reduce:pb-10">
        <span className="w-0.5 grow bg-action" />
        <svg viewBox="0 0 20 32" className="-mt-px h-8 w-3 shrink-0 fill-action lg:w-5">
          <path d="M10 32L0 8c0-8 20-8 20 0Z" />
        </svg>
      </div>
    </div>
  );
}
