import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 4_000;

/** Shown while a save runs. After four seconds it says that the save is slow. */
export function SlowSaveNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // Screen readers announce text that is added to a live region, so the empty region comes first, hidden.
  return (
    <p role="status" className="text-sm text-ink-soft empty:sr-only">
      {isSlow && 'Still saving. The database is busy or the connection is slow.'}
    </p>
  );
}
