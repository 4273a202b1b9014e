import { lazy, write } from './call-with-deadline';

/* Modules that public pages call. Others are in lazy-back-office-data.ts, because this file is part of every page. */

const loadAuth = () => import('./auth');

export const administratorsData = lazy(() => import('./administrators'));
export const authData = lazy(loadAuth, write);
export const careersData = lazy(() => import('./careers'));
export const contactCreateData = lazy(() => import('./contact-create'), write);
export const seoSettingsData = lazy(() => import('./seo-settings'));
export const servicesData = lazy(() => import('./services'));
export const storiesData = lazy(() => import('./stories'));
/** For `observeUser`: with the shorter timeout of a read. */
export const sessionData = lazy(loadAuth);
