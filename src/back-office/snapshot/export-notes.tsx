import { placeName } from '@/content/snapshot-notes';
import type { DocumentPlace } from '@/domain/snapshot';
import { plural } from '@/lib/plural';

interface ExportNotesProps {
  leftOut: DocumentPlace[];
  problems: string[];
}

export function ExportNotes({ leftOut, problems }: ExportNotesProps) {
  if (leftOut.length + problems.length === 0) return null;
  return (
    <div role="status" className="grid gap-2 border-l-6 border-action px-4 py-1">
      {problems.length > 0 && <p>The file can’t be imported as it is. {problems.join(' ')}</p>}
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
