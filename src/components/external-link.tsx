interface ExternalLinkProps {
  /** Empty if the page doesn't exist yet. The link then can't be focused and is announced as unavailable. */
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
