import { lazy } from './call-with-deadline';

/* Modules that only the back office calls. */

export const accountChecksData = lazy(() => import('./account-checks'));
export const changesData = lazy(() => import('./changes'));
export const checkTargetsData = lazy(() => import('./check-targets'));
export const contactFiguresData = lazy(() => import('./contact-figures'));
export const contactNotesData = lazy(() => import('./contact-notes'));
export const contactSearchData = lazy(() => import('./contact-search'));
export const contactsData = lazy(() => import('./contacts'));
export const storedContentData = lazy(() => import('./stored-content'));
export const visitorData = lazy(() => import('./visitor'));
