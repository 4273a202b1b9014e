import { Link } from 'react-router-dom';
import { pathToDocument } from '@/back-office/documents/path-to-document';
import { actionWords, type RecordedAction } from './change-words';

export function ActionSentence({ action }: { action: RecordedAction }) {
  const { who, start, name, end } = actionWords(action);
  const { collection, document, before, after, current } = action.changes[0];
  return (
    <>
      <bdi className="font-semibold">{who}</bdi> {start}
      <bdi>
        {current ? (
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
