import { lazy } from './call-with-deadline';

export const changesData = lazy(() => import('./changes'));
export const contactFiguresData = lazy(() => import('./contact-figures'));
export const contactsData = lazy(() => import('./contacts'));
export const heartbeatData = lazy(() => import('./heartbeat'));
export const settingsData = lazy(() => import('./settings'));
export const shownDocumentsData = lazy(() => import('./shown-documents'));
