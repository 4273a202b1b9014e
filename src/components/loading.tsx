export function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 px-6 py-24">
      <span
        aria-hidden
        className="size-6 rounded-full border-3 border-rule border-t-firm motion-safe:animate-spin"
      />
      {text}
    </div>
  );
}
