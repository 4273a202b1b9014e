import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { heartbeatQuery } from '@/back-office/documents/published-documents';
import { PublicationLine } from '@/back-office/documents/publication-line';
import { FIRM } from '@/content/firm';
import { publicationWords } from '@/content/publication';

export function Publication() {
  const id = useId();
  const { data: heartbeat } = useQuery(heartbeatQuery);
  return (
    <section aria-labelledby={id} className="grid gap-2 border border-rule bg-paper-raised p-4">
      <h2 id={id} className="text-lg">
        Publication
      </h2>
      <PublicationLine />
      <p className="max-w-measure text-sm">
        Visitors see a saved change a few seconds after a page loads. Search engines see it{' '}
        {publicationWords(heartbeat?.waits ?? [])}.{' '}
        {!FIRM.publishUrl && (
          <>
            To publish now, run <code>npm run publish</code>.
          </>
        )}
      </p>
    </section>
  );
}
