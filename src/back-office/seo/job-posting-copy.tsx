import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';

export function JobPostingCopy({ posting }: { posting: object | null }) {
  const id = useId();
  const [copied, setCopied] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const json = posting ? JSON.stringify(posting, null, 2) : '';
  const answer = copied === json ? 'Copied' : '';

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(json);
      setCopied(json);
    } catch {
      setIsRefused(true);
      // Where it is shown already.
      box.current?.select();
    }
  }

  if (!json) return <p className="text-sm text-ink-soft">Without a title, there’s no JSON-LD.</p>;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" size="small" onClick={() => void handleClick()}>
          Copy JSON-LD
        </Button>
        <span role="status" className="text-sm">
          {answer}
          {isRefused && !answer && 'The browser doesn’t allow copying. Copy the text below.'}
        </span>
      </div>
      {isRefused && (
        <>
          <label htmlFor={id} className="text-sm font-semibold">
            JSON-LD, for copying
          </label>
          <Textarea ref={box} readOnly id={id} rows={8} textSize="small" value={json} />
        </>
      )}
    </div>
  );
}
