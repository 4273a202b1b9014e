import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when it appears, so that a screen reader reads it. */
export function Headline({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="font-text text-base wrap-anywhere outline-none">
      {children}
    </h3>
  );
}
