import { Link } from 'react-router-dom';
import type { ListedChange } from '@/collections/recorded-change';
import { changeWords } from './change-words';
import { pathToDocument } from '@/back-office/documents/path-to-document';

export function ChangeSentence({ change }: { change: ListedChange }) {
  const { who, start, name, end } = changeWords(change);
  const { collection, document, before, after } = change;
  return (
    <>
      <bdi className="font-semibold">{who}</bdi> {start}
      <bdi>
        {change.current ? (
          <Link
            to={pathToDocument(collection, document, after ?? before)}
            className="text-firm underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </bdi>
      {end}
    </>
  );
}
