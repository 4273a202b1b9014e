import { Suspense, type ReactNode } from 'react';
import { KeptInput } from './kept-input';

/** A part of a prerendered page that hydrates on its own: first, if the visitor uses it. */
export function HydratedPart({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <KeptInput />
      {children}
    </Suspense>
  );
}
