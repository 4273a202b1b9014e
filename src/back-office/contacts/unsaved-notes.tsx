import { Link } from 'react-router-dom';
import { referenceOf, type Contact } from '@/domain/contact';
import { currentDrafts } from '@/lib/drafts';
import { NOTE_DRAFT } from './contact-note';
import { useDeskAddress } from './desk-address';

export function UnsavedNotes({ shown }: { shown: Contact[] }) {
  const { state: address, pathWith } = useDeskAddress();
  const hidden = [...currentDrafts().keys()]
    .filter((name) => name.startsWith(NOTE_DRAFT))
    .map((name) => name.slice(NOTE_DRAFT.length))
    .filter((id) => id !== address.id && shown.every((contact) => contact.id !== id));
  if (hidden.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 border-l-6 border-action bg-action-tint px-4 py-2">
      Not saved yet:
      {hidden.map((id) => (
        <Link key={id} to={pathWith({ id })} className="font-semibold underline">
          your note on {referenceOf(id)}
        </Link>
      ))}
    </p>
  );
}
