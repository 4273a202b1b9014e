import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStoredSwitch } from '@/back-office/shared/use-stored-switch';
import { contactQueries } from './contact-queries';

const isSupported = () => 'Notification' in globalThis;

/** The switch of "Notify me"; null where the browser has no notifications, or they are blocked. */
export function useNotifications() {
  const [isOn, setOn] = useStoredSwitch('contact-notifications', false);
  if (!isSupported() || Notification.permission === 'denied') return null;
  const isAllowed = isOn && Notification.permission === 'granted';
  const ask = async () => setOn((await Notification.requestPermission()) === 'granted');
  return { isOn: isAllowed, toggle: () => (isAllowed ? setOn(false) : void ask()) };
}

/** If "Notify me" is on, notifies of inquiries that no tab of the browser has announced. */
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

/** Without `renotify`, one that replaces an earlier one, still on screen, makes no sound and goes unnoticed. */
const OPTIONS = { tag: 'inquiries', renotify: true };

/** Without personal words: others may see the screen. */
function notify(words: string) {
  try {
    new Notification(words, OPTIONS);
  } catch {
    // Chrome on Android shows notifications of service workers only.
  }
}
