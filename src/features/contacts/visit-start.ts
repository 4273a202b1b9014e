import { attempt } from './contact-draft';

export const FIRST_PAGE = 'first-page';

/** Saves the URL and the referrer of the visit's first page. URLs of the back office can contain email addresses. */
export function saveFirstPage(): void {
  if (location.pathname.startsWith('/admin')) return;
  const page = [location.href, document.referrer];
  attempt(() => (sessionStorage[FIRST_PAGE] ??= JSON.stringify(page)));
}
