import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useSession } from './session-context';

/** The session logs a failure; the button shows none (spec 8). */
export function LogoutButton(props: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const { logout } = useSession();
  const [busy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    await logout().catch(() => undefined);
    setBusy(false);
  }

  return (
    <Button variant="quiet" {...props} aria-disabled={busy} onClick={() => void handleClick()}>
      Logout
    </Button>
  );
}
