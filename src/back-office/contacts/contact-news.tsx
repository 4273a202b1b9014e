import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import type { Contact } from '@/domain/contact';
import { useStoredSwitch } from '@/back-office/shared/use-stored-switch';
import { plural } from '@/lib/plural';
import { contactQueries, reloadContacts } from './contact-queries';
import { useDeskAddress } from './desk-address';

const NEVER = new Date(0);

/**
 * Number of inquiries that no list has shown since the screen was opened.
 * @param isCounting false: only what another component has counted
 * @param isShown whether a list (useShownNews) says what the newest one is
 */
export function useContactNews(isCounting: boolean, isShown = false): number {
  const { data: newest } = useQuery({
    ...contactQueries.newest(),
    enabled: isCounting && !isShown,
  });
  const news = contactQueries.news(newest);
  return useQuery({ ...news, enabled: isCounting && newest !== undefined }).data ?? 0;
}

/** @param list what begins with the newest inquiry of all, once it is read */
export function useShownNews(list: Contact[] | undefined): void {
  const client = useQueryClient();
  const shown = list && (list[0]?.createdAt ?? NEVER).getTime();
  useEffect(() => {
    if (shown === undefined) return;
    client.setQueryData(
      contactQueries.newest().queryKey,
      (now = NEVER) => new Date(Math.max(now.getTime(), shown)),
    );
  }, [client, shown]);
}

export function ContactNews({ isShown }: { isShown: boolean }) {
  const client = useQueryClient();
  const { go } = useDeskAddress();
  const count = useContactNews(true, isShown);
  const [isNotified] = useStoredSwitch(NOTIFICATIONS, false);
  const words = plural(count, 'new inquiry', 'new inquiries');

  useEffect(() => {
    if (count > 0 && isNotified && canNotify()) notify(words);
  }, [count, isNotified, words]);

  function handleShow() {
    go({ view: 'all', order: 'newest', q: '', email: '', id: '' });
    void reloadContacts(client);
  }

  return (
    <div role="status" className="empty:sr-only">
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-l-6 border-firm bg-firm-tint px-4 py-2">
          <strong>{words}</strong>
          <Button size="small" onClick={handleShow}>
            Show
          </Button>
        </div>
      )}
    </div>
  );
}

const NOTIFICATIONS = 'contact-notifications';

const isSupported = () => 'Notification' in globalThis;

function canNotify(): boolean {
  return isSupported() && Notification.permission === 'granted';
}

/** The switch of "Notify me"; null where the browser has no notifications, or they are blocked. */
export function useNotifications() {
  const [isOn, setOn] = useStoredSwitch(NOTIFICATIONS, false);
  if (!isSupported() || Notification.permission === 'denied') return null;
  const isAllowed = isOn && canNotify();
  const ask = async () => setOn((await Notification.requestPermission()) === 'granted');
  return { isOn: isAllowed, toggle: () => (isAllowed ? setOn(false) : void ask()) };
}

/** Without personal words: others may see the screen. */
function notify(words: string) {
  try {
    new Notification(words, { tag: 'inquiries' });
  } catch {
    // Chrome on Android shows notifications of service workers only.
  }
}
