import { firmWith } from './firm-facts';

/** Minutes between scheduled runs (watch.yml, publish.yml). `publish` is 0 if that workflow is off. */
export const SCHEDULE = { inquiries: 60, site: 24 * 60, publish: 60 };
export type SchedulePart = keyof typeof SCHEDULE;

/** Not part of FIRM, which every page loads. Careers close at the end of a day in this time zone. */
export const TIME_ZONE = 'America/New_York';

/** The day on which the owner confirmed the claims (spec 10), `YYYY-MM-DD`. Before that, no real site can be built. */
export const CLAIMS_CONFIRMED_ON = '';

/** All facts about the firm (spec 1). vite.config.ts replaces the value with one that contains what the owner has saved. */
export const FIRM = firmWith({});
