export const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;

export const trashStart = (now: Date) => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

/** Days until a deleted contact is erased, rounded up; 0 when due. */
export function daysLeft({ deletedAt }: { deletedAt: Date | null }, now: Date): number {
  const elapsed = deletedAt ? now.getTime() - deletedAt.getTime() : Infinity;
  return Math.max(0, Math.ceil(TRASH_DAYS - elapsed / DAY_MS));
}
