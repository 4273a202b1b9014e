import { placeName } from '@/content/snapshot-notes';
import type { DocumentPlace } from '@/domain/snapshot';
import { plural } from '@/lib/plural';

interface ExportNotesProps {
  leftOut: DocumentPlace[];
  isTooLarge: boolean;
}

/** What an import of the exported file would lack. */
export function ExportNotes({ leftOut, isTooLarge }: ExportNotesProps) {
  if (leftOut.length === 0 && !isTooLarge) return null;
  return (
    <div role="status" className="grid gap-2 border-l-6 border-action px-4 py-1">
      {isTooLarge && <p>The file is larger than 10 MB, so it can’t be imported as it is.</p>}
      {leftOut.length > 0 && (
        <>
          <p>
            {plural(leftOut.length, 'document')} left out, because what is stored isn’t valid and no
            import would accept it. Edit or delete:
          </p>
          <ul className="list-disc pl-5">
            {leftOut.map((place) => (
              <li key={placeName(place)} className="wrap-anywhere" dir="auto">
                {placeName(place)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
