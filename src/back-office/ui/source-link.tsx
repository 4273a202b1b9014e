export function SourceLink({ url, label }: { url: string; label: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-block min-h-6 text-firm underline"
    >
      {label} <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
