import { cn } from '@/lib/cn';

interface QuestionsProps {
  list: readonly { question: string; answer: string }[];
  /** In three columns; otherwise, one below the other. */
  wide?: boolean;
}

export function Questions({ list, wide = false }: QuestionsProps) {
  return (
    <div className={cn('grid gap-8', wide ? 'lg:grid-cols-3' : 'max-w-measure')}>
      {list.map(({ question, answer }) => (
        <div key={question} className="grid content-start gap-2">
          <h3 className="text-lg">{question}</h3>
          <p className="text-ink-soft">{answer}</p>
        </div>
      ))}
    </div>
  );
}
