import { useEffect, useRef, type ReactNode } from 'react';

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Shows part of the public site, in which links and buttons do nothing. Links remain text, which screen readers read. */
export function InertPreview({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    for (const link of element?.querySelectorAll('a') ?? []) link.removeAttribute('href');
    for (const button of element?.querySelectorAll('button') ?? []) {
      button.toggleAttribute('inert', true);
    }
    // Before the handlers of React, which are at the root.
    element?.addEventListener('click', stop, { capture: true });
    return () => element?.removeEventListener('click', stop, { capture: true });
  });
  return (
    <div ref={region} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
