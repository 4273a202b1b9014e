import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

export function CopyAddress() {
  const [answer, setAnswer] = useState('');

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(location.href);
      setAnswer('Link copied');
    } catch {
      setAnswer('Copy the address from the address bar');
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void handleClick()}>
        <Link2 aria-hidden className="size-4" /> Copy link
      </Button>
      <span role="status" className="self-center text-sm text-ink-soft">
        {answer}
      </span>
    </>
  );
}
