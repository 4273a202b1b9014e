import { useEffect, useRef, type ReactNode } from 'react';

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Part of the public site with links and buttons disabled. Screen readers still read the links. */
export function InertPreview({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    for (const link of element?.querySelectorAll('a') ?? []) {
      link.tabIndex = -1;
      link.ariaDisabled = 'true';
    }
    for (const button of element?.querySelectorAll('button') ?? []) {
      button.toggleAttribute('inert', true);
    }
    // Capture phase: runs before React's handlers, which are on the root.
    const options = { capture: true };
    for (const type of ['click', 'auxclick']) element?.addEventListener(type, stop, options);
    return () => {
      for (const type of ['click', 'auxclick']) element?.removeEventListener(type, stop, options);
    };
  });
  return (
    <div ref={region} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
