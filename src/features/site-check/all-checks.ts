import { ACCOUNT_CHECKS } from './account-checks';
import { GROUPS, type Check } from './check';
import { CONTENT_CHECKS } from './content-checks';
import { DELIVERY_CHECKS } from './delivery-checks';
import { LIST_CHECKS } from './list-checks';
import { VISITOR_CHECKS } from './visitor-checks';

/** Every check, by group. */
export const ALL_CHECKS: Check[] = [
  ...VISITOR_CHECKS,
  ...LIST_CHECKS,
  ...ACCOUNT_CHECKS,
  ...CONTENT_CHECKS,
  ...DELIVERY_CHECKS,
].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
