import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStoredSwitch } from '@/back-office/shared/use-stored-switch';
import { contactQueries } from './contact-queries';

const isSupported = () => 'Notification' in globalThis;

/** The "Notify me" switch; null if notifications are unsupported or blocked. */
export function useNotifications() {
  const [isOn, setOn] = useStoredSwitch('contact-notifications', false);
  if (!isSupported() || Notification.permission === 'denied') return null;
  const isAllowed = isOn && Notification.permission === 'granted';
  const ask = async () => setOn((await Notification.requestPermission()) === 'granted');
  return { isOn: isAllowed, toggle: () => (isAllowed ? setOn(false) : void ask()) };
}

/** If "Notify me" is on, shows a notification about inquiries that no tab has announced. */
export function useNewsNotification(count: number, words: string): void {
  const isOn = useNotifications()?.isOn ?? false;
  const { data: isUnannounced } = useQuery({
    ...contactQueries.announcement(count),
    enabled: isOn && count > 0,
  });
  useEffect(() => {
    if (isUnannounced) notify(words);
  }, [isUnannounced, words]);
}

/** Without `renotify`, a notification that replaces one with the same tag is silent. */
const OPTIONS = { tag: 'inquiries', renotify: true };

/** `words` must not include personal data, because other people may see the screen. */
function notify(words: string) {
  try {
    new Notification(words, OPTIONS);
  } catch {
    // Chrome on Android shows only notifications from service workers.
  }
}
