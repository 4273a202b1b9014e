import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 4_000;

export function SlowSaveNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // Screen readers announce only text added to an existing live region, so the region starts empty.
  return (
    <p role="status" className="text-sm text-ink-soft empty:sr-only">
      {isSlow && 'Still saving. This is taking longer than usual.'}
    </p>
  );
}
