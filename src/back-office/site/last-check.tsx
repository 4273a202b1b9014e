import { Link } from 'react-router-dom';
import { pathTo } from '@/content/pages';
import { lastCheckWords } from './remembered-check';

export function LastCheck() {
  return (
    <p className="flex flex-wrap gap-x-2 px-4 py-3">
      <Link to={pathTo('admin/site')} className="font-semibold text-firm underline">
        Site check
      </Link>
      <span className="tabular-nums">{lastCheckWords()}</span>
    </p>
  );
}
