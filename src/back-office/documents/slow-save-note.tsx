import { useEffect, useState } from 'react';
import { cn } from '@/lib/cn';

const SLOW_AFTER_MS = 4_000;

export function SlowSaveNote({ float = '' }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // Screen readers announce only text added to an existing live region, so the region starts empty.
  return (
    <p
      role="status"
      className={cn(
        'text-sm text-ink-soft empty:sr-only',
        float &&
          'absolute z-10 my-1 rounded border border-rule bg-paper-raised px-2 shadow-floating',
        float,
      )}
    >
      {isSlow && 'Still saving. This is taking longer than usual.'}
    </p>
  );
}
