import { useEffect, useRef } from 'react';
import { useStoredSwitch } from '@/back-office/ui/use-stored-switch';
import { toast, type ToastMessage } from '@/components/toast/toast-store';

const BLOCKED: ToastMessage = {
  variant: 'destructive',
  title: 'Your browser blocks notifications',
  description: 'Allow them for this site in the browser’s settings, then choose “Notify me” again.',
};

export function useNotifications() {
  const [isOn, setOn] = useStoredSwitch('contact-notifications', false);
  if (!('Notification' in globalThis)) return null;
  const { permission } = Notification;
  const isAllowed = isOn && permission === 'granted';
  async function ask() {
    const answer = permission === 'denied' ? permission : await Notification.requestPermission();
    setOn(answer === 'granted');
    if (answer === 'denied') toast(BLOCKED);
  }
  const toggle = () => (isAllowed ? setOn(false) : void ask());
  return { isOn: isAllowed, isBlocked: permission === 'denied', toggle };
}

export function useNewsNotification(count: number, words: string): void {
  const isOn = useNotifications()?.isOn ?? false;
  const lastCount = useRef(0);
  useEffect(() => {
    if (isOn && count > lastCount.current) notify(words);
    lastCount.current = isOn ? count : 0;
  }, [isOn, count, words]);
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
