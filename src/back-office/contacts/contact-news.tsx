import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useStoredSwitch } from '@/back-office/shared/use-stored-switch';
import { plural } from '@/lib/plural';
import { canNotify, NOTIFICATIONS } from './notification-switch';
import { useContactNews } from './use-contact-news';

export function ContactNews({ onShow }: { onShow: () => void }) {
  const count = useContactNews(true);
  const [isNotified] = useStoredSwitch(NOTIFICATIONS, false);
  const words = plural(count, 'new inquiry', 'new inquiries');

  useEffect(() => {
    if (count > 0 && isNotified && canNotify()) notify(words);
  }, [count, isNotified, words]);

  return (
    <div role="status" className="empty:sr-only">
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-l-6 border-firm bg-firm-tint px-4 py-2">
          <strong>{words}</strong>
          <Button size="small" onClick={onShow}>
            Show
          </Button>
        </div>
      )}
    </div>
  );
}

/** Without personal words: others may see the screen. */
function notify(words: string) {
  try {
    new Notification(words, { tag: 'inquiries' });
  } catch {
    // Chrome on Android shows notifications of service workers only.
  }
}
