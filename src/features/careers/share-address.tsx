import { Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CAREER_DETAIL } from '@/content/career-detail';

const { share: WORDS } = CAREER_DETAIL;

export function ShareAddress({ title, path }: { title: string; path: string }) {
  const [answer, setAnswer] = useState('');
  const canShare = 'share' in navigator;

  async function handleClick() {
    const url = new URL(path, location.origin).href;
    setAnswer('');
    try {
      if (canShare) return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setAnswer(WORDS.copied);
    } catch {
      setAnswer(WORDS.notCopied);
    }
  }

  const Icon = canShare ? Share2 : Link2;
  return (
    <>
      <Button variant="quiet" onClick={() => void handleClick()}>
        <Icon aria-hidden className="size-4" /> {canShare ? WORDS.share : WORDS.copy}
      </Button>
      <span role="status" className="self-center text-sm text-ink-soft">
        {answer}
      </span>
    </>
  );
}
