const FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});

/** 'Mar 05, 2024'; '' for null. In UTC, so that the prerendered and the hydrated page match. */
export function formatUtcDay(date: Date | null): string {
  return date ? FORMAT.format(date) : '';
}
