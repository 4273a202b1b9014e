interface ExternalLinkProps {
  /** Empty: there is no such page yet. The link takes no focus and is announced as unavailable (ARIA in HTML). */
  url: string;
  label: string;
  className?: string;
  unavailableClassName?: string;
}

export function ExternalLink({ url, label, className, unavailableClassName }: ExternalLinkProps) {
  return (
    <a
      href={url || undefined}
      role={url ? undefined : 'link'}
      aria-disabled={url ? undefined : true}
      className={url ? className : unavailableClassName}
    >
      {label}
    </a>
  );
}
