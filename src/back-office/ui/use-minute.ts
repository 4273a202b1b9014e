import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Current time for texts such as "5 minutes ago"; updates every minute and when the page becomes visible. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const update = () => setNow(new Date());
    const start = () => {
      clearInterval(timer);
      timer = document.hidden ? undefined : setInterval(update, MINUTE_MS);
    };
    const handleVisibility = () => {
      if (!document.hidden) update();
      start();
    };
    start();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);

  return now;
}
