import { useSearchParams } from 'react-router-dom';
import { unusableParts, type UrlState } from './use-url-state';

/** Says what the screen can't use in its URL. Every choice on the screen removes that from the URL. */
export function UnusableLink({ url }: { url: Pick<UrlState<object>, 'checks'> }) {
  const [query] = useSearchParams();
  const parts = unusableParts(query, url).map((part) => `“${part}”`);
  if (parts.length === 0) return null;
  return (
    <p className="border-l-6 border-action bg-action-tint px-4 py-2 text-sm wrap-anywhere">
      This screen can’t use {parts.join(' and ')} from your link. The rest of the link applies.
    </p>
  );
}
