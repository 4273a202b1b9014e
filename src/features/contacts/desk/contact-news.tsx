import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useStoredSwitch } from '@/components/use-stored-switch';
import { plural } from '@/lib/plural';
import { useContactNews } from './use-contact-news';

/** Counts new inquiries while it is shown, and says how many there are. */
export function ContactNews({ onShow }: { onShow: () => void }) {
  const count = useContactNews(true);
  const [isNotified, setNotified] = useStoredSwitch('contact-notifications', false);
  const words = plural(count, 'new inquiry', 'new inquiries');

  useEffect(() => {
    // Without personal words: others may see the screen.
    if (count > 0 && isNotified && canNotify()) new Notification(words, { tag: 'inquiries' });
  }, [count, isNotified, words]);

  return (
    <>
      <p role="status" className="empty:hidden">
        {count > 0 && (
          <span className="inline-flex flex-wrap items-center gap-3 border-l-6 border-firm bg-firm-tint px-4 py-2">
            <strong>{words}</strong>
            <Button size="small" onClick={onShow}>
              Show<span className="sr-only"> {words}</span>
            </Button>
          </span>
        )}
      </p>
      {'Notification' in window && Notification.permission !== 'denied' && (
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isNotified && canNotify()}
          onClick={() => void switchNotifications(isNotified && canNotify(), setNotified)}
        >
          <Bell aria-hidden className="size-4" />
          Notify me
        </Button>
      )}
    </>
  );
}

function canNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** The browser asks the person first. */
async function switchNotifications(isOn: boolean, set: (on: boolean) => void): Promise<void> {
  if (isOn) set(false);
  else set((await Notification.requestPermission()) === 'granted');
}
