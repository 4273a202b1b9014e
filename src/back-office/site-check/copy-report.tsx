import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { textOf, type Report } from './report';

export function CopyReport({ report }: { report: Report }) {
  const [answer, setAnswer] = useState('');

  async function handleCopy() {
    setAnswer('');
    try {
      await navigator.clipboard.writeText(textOf(report));
      setAnswer('Copied');
    } catch {
      setAnswer('The browser refused to copy it');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span role="status" className="text-sm text-ink-soft">
        {answer}
      </span>
      <Button variant="quiet" size="small" onClick={() => void handleCopy()}>
        Copy as text
      </Button>
    </div>
  );
}
