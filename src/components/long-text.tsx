import { useState } from 'react';
import { startOf } from '@/lib/cut-text';

const MAX_CHARACTERS = 900;
const MAX_LINES = 14;

export function LongText({ text, name }: { text: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const start = startOf(text, MAX_CHARACTERS).split('\n').slice(0, MAX_LINES).join('\n');
  const isLong = start.length < text.length;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="max-w-measure min-w-0 wrap-anywhere whitespace-pre-wrap" dir="auto">
        {isOpen || !isLong ? text : `${start.trimEnd()} …`}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-9 text-sm font-semibold text-firm underline"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
          <span className="sr-only"> of {name}</span>
        </button>
      )}
    </div>
  );
}
