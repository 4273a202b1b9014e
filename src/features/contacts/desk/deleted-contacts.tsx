import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import type { DeletedContact } from '@/data/contacts';
import { referenceOf } from '@/domain/contact';
import { plural } from '@/lib/plural';
import { nameOnCard } from './contact-card';
import { contactQueries } from './contact-queries';

/** What was deleted while the page is open, with Undo. */
export function DeletedContacts({ onRestore }: { onRestore: (deleted: DeletedContact[]) => void }) {
  const { data: deleted = [] } = useQuery(contactQueries.deleted());
  if (deleted.length === 0) return null;
  return (
    <details className="border border-rule bg-paper-raised px-4 py-2">
      <summary className="min-h-9 content-center font-semibold">
        {plural(deleted.length, 'deleted inquiry', 'deleted inquiries')} can be restored until this
        page is closed
      </summary>
      <ul className="divide-y divide-rule">
        {deleted.map((contact) => (
          <li key={contact.id} className="flex items-center justify-between gap-4 py-2">
            <p className="min-w-0 wrap-anywhere">
              <bdi>{nameOnCard(contact)}</bdi>{' '}
              <span className="font-drawing text-sm text-ink-soft">{referenceOf(contact.id)}</span>
            </p>
            <Button variant="quiet" size="small" onClick={() => onRestore([contact])}>
              Undo{' '}
              <span className="sr-only">the deletion of the inquiry of {nameOnCard(contact)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {deleted.length > 1 && (
        <Button variant="quiet" size="small" className="my-2" onClick={() => onRestore(deleted)}>
          Restore all {deleted.length}
        </Button>
      )}
    </details>
  );
}
