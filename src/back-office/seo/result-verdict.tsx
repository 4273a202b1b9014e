import { SourceLink } from '@/back-office/shared/source-link';
import { RESULT_SOURCES, type ResultPart, type TextRoom } from './search-result';
import { ELLIPSIS, type TextFit } from './text-fit';

const LABELS: Record<ResultPart, string> = { title: 'Title', description: 'Description' };

const lastWords = (shown: string) =>
  shown.slice(0, -ELLIPSIS.length).split(' ').slice(-2).join(' ');

interface ResultVerdictProps {
  part: ResultPart;
  room: TextRoom;
  fit: TextFit;
  /** Of the whole text on one line, in pixels. */
  width: number;
}

export function ResultVerdict({ part, room, fit, width }: ResultVerdictProps) {
  const available = room.lines > 1 ? `${room.lines} × ${room.width}` : room.width;
  return (
    <li>
      {LABELS[part]}: {width.toLocaleString('en-US')} of {available} pixels.{' '}
      {fit.isCut ? (
        <>
          Cut after “<bdi>{lastWords(fit.shown)}</bdi>”.
        </>
      ) : (
        fit.shown && 'Shown whole.'
      )}{' '}
      <SourceLink {...RESULT_SOURCES[part]} />
    </li>
  );
}
