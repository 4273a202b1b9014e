import { useQuery } from '@tanstack/react-query';
import { PublicationLine } from '@/back-office/documents/publication-line';
import { heartbeatQuery } from '@/back-office/documents/published-site';
import { FIRM } from '@/content/firm';
import { publicationWords } from '@/content/publication';

export function Publication() {
  const { data } = useQuery(heartbeatQuery);
  return (
    <section
      aria-label="Publication"
      className="grid gap-1 border border-rule bg-paper-raised px-4 py-3"
    >
      <p className="text-sm text-ink-soft tabular-nums empty:hidden">
        <PublicationLine hasRoom />
      </p>
      <p className="text-sm text-ink-soft">
        Visitors see a saved change a few seconds after a page loads. Search engines see it{' '}
        {publicationWords(data?.waits ?? [])}, which is also when visitors see changes to the firm.{' '}
        {!FIRM.publishUrl && 'To publish now, ask your developer.'}
      </p>
    </section>
  );
}
