import { Bell } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useStoredSwitch } from '@/back-office/shared/use-stored-switch';

export const NOTIFICATIONS = 'contact-notifications';

const isSupported = () => 'Notification' in globalThis;

export function canNotify(): boolean {
  return isSupported() && Notification.permission === 'granted';
}

export function NotificationSwitch() {
  const [isOn, setOn] = useStoredSwitch(NOTIFICATIONS, false);
  if (!isSupported() || Notification.permission === 'denied') return null;
  const isPressed = isOn && canNotify();

  async function handleClick() {
    if (isPressed) setOn(false);
    else setOn((await Notification.requestPermission()) === 'granted');
  }

  return (
    <Button
      variant={isPressed ? 'primary' : 'quiet'}
      size="small"
      aria-pressed={isPressed}
      onClick={() => void handleClick()}
    >
      <Bell aria-hidden className="size-4" /> Notify me
    </Button>
  );
}
