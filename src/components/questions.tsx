import { cn } from '@/lib/cn';

interface QuestionsProps {
  list: readonly { question: string; answer: string }[];
  /** `rows`: each answer beside its question, between rules. */
  look: 'stack' | 'columns' | 'rows';
}

const LOOKS = {
  stack: { list: 'max-w-measure gap-8', item: '' },
  columns: { list: 'gap-8 lg:grid-cols-3', item: '' },
  rows: { list: '', item: 'border-t border-rule py-4 lg:grid-cols-halves lg:gap-12' },
};

export function Questions({ list, look }: QuestionsProps) {
  return (
    <div className={cn('grid', LOOKS[look].list)}>
      {list.map(({ question, answer }) => (
        <div key={question} className={cn('grid content-start gap-2', LOOKS[look].item)}>
          <h3 className="text-lg">{question}</h3>
          <p className="text-ink-soft">{answer}</p>
        </div>
      ))}
    </div>
  );
}
