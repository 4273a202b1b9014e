import { randomId } from '@/domain/random-id';
import { UncheckedError } from '@/domain/errors';
import type { Check, Requests, VisitorSite } from './check';
import {
  judgeAppCheck,
  judgeDates,
  judgeFields,
  judgeHeaders,
  judgeNotes,
  judgePages,
  judgeServices,
} from './judgments';

const DEPLOY_RULES =
  'Deploy the rules of this version with “npm run deploy”. If this check fails again, firestore.rules itself allows the access. Revert the last change to that file.';
const DEPLOY_INDEXES =
  'Deploy the rules and indexes of this version with “npm run deploy”. Firestore then builds the indexes, which takes a few minutes.';
const USER_ACTIONS = 'In the Firebase console, under Authentication → Settings → User actions,';
const FIRESTORE = 'In the Firebase console, under Firestore Database,';

const ACTIVE = { where: ['isActive', true], isNewestFirst: true } as const;
/** With size 0, a query still reads one document, to find out whether there is a next page. */
const EMPTY_PAGE = { size: 0 };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const refusedByRules = (title: string, refused: Requests<VisitorSite>): Check<VisitorSite> => ({
  title,
  refused,
  remedy: DEPLOY_RULES,
});

const granted = <Opened>(title: string, requests: Requests<Opened>): Check<Opened> => ({
  title,
  granted: requests,
  remedy: DEPLOY_INDEXES,
});

/** The check changes nothing, even if the rules allow the write (src/data/visitor.ts). */
const writeCheck = (what: string, collection: keyof VisitorSite['ids']) =>
  refusedByRules(`Visitors can’t change or delete ${what}`, {
    'change them': ({ visitor, ids }) => visitor.change(collection, ids[collection]),
    'delete them': ({ visitor, ids }) => visitor.remove(collection, ids[collection]),
  });

export const SIGN_UP_CHECK: Check<VisitorSite> = {
  title: 'Sign-up is off',
  refused: {
    'create an account': ({ accounts, email }) => {
      if (import.meta.env.VITE_AUTH_EMULATOR_HOST)
        throw new UncheckedError('The emulator always allows sign-up. Check the deployed site.');
      return accounts.signUp(email);
    },
  },
  remedy: `${USER_ACTIONS} turn off “Enable create (sign-up)”.`,
};

const RULE_CHECKS: Check<VisitorSite>[] = [
  refusedByRules('Visitors can’t read inquiries', {
    'list inquiries': ({ visitor }) => visitor.list('contacts'),
    'read an inquiry': ({ visitor, ids }) => visitor.get('contacts', ids.contacts),
    'list deleted inquiries': ({ visitor }) => visitor.list('deletedContacts'),
    'read a deleted inquiry': ({ visitor, ids }) =>
      visitor.get('deletedContacts', ids.deletedContacts),
    'find out whether an inquiry exists': ({ visitor }) => visitor.get('contacts', randomId()),
  }),
  refusedByRules('Visitors can’t look up administrators', {
    'list administrators': ({ visitor }) => visitor.list('admins'),
    'read an administrator’s entry': ({ visitor, ids }) => visitor.get('admins', ids.admins),
  }),
  refusedByRules('Visitors can’t read the change history', {
    'list changes': ({ visitor }) => visitor.list('changes'),
    'read a recorded change': ({ visitor, ids }) => visitor.get('changes', ids.changes),
  }),
  refusedByRules('Visitors can’t read inactive careers', {
    'list inactive careers': ({ visitor }) =>
      visitor.list('careers', { where: ['isActive', false] }),
    'list all careers': ({ visitor }) => visitor.list('careers', { isNewestFirst: true }),
    'read an inactive career': ({ visitor, inactiveCareer }) =>
      visitor.get('careers', inactiveCareer),
  }),
  refusedByRules('Large lists are refused', {
    'list more than 100 services': ({ visitor }) => visitor.list('services', { limit: 101 }),
    'list services without a limit': ({ visitor }) => visitor.list('services', { limit: null }),
    'list services with an offset': ({ visitor }) => visitor.list('services', { offset: 1 }),
    'list more than 51 careers': ({ visitor }) => visitor.list('careers', { ...ACTIVE, limit: 52 }),
    'list more than 10 SEO settings': ({ visitor }) => visitor.list('seoSettings', { limit: 11 }),
    'list SEO settings with an offset': ({ visitor }) => visitor.list('seoSettings', { offset: 1 }),
  }),
  writeCheck('inquiries', 'contacts'),
  writeCheck('deleted inquiries', 'deletedContacts'),
  writeCheck('careers', 'careers'),
  writeCheck('services', 'services'),
  writeCheck('SEO settings', 'seoSettings'),
  writeCheck('administrators', 'admins'),
  writeCheck('recorded changes', 'changes'),
  granted('Public pages get their content', {
    services: ({ visitor }) => visitor.list('services'),
    'the service for a URL': ({ visitor }) =>
      visitor.list('services', { where: ['slug', 'consulting'] }),
    'the newest active careers': ({ visitor }) => visitor.list('careers', ACTIVE),
    'the SEO settings for a page': ({ visitor }) =>
      visitor.list('seoSettings', { where: ['page', 'home'] }),
  }),
];

const ACCOUNT_CHECKS: Check<VisitorSite>[] = [
  SIGN_UP_CHECK,
  {
    title: 'Email enumeration protection is on',
    refused: {
      'find out which email addresses have an account here': ({ accounts, email }) =>
        accounts.findAccount(email),
    },
    remedy: `${USER_ACTIONS} turn on email enumeration protection.`,
  },
];

/** The checks that `npm run watch` runs. */
export const VISITOR_CHECKS = [...RULE_CHECKS, ...ACCOUNT_CHECKS];

export const CHECKS: Check[] = [
  ...RULE_CHECKS,
  granted('The back office gets inquiries', {
    'the newest inquiries': ({ contacts }) => contacts.listContacts(EMPTY_PAGE),
    'the oldest inquiries': ({ contacts }) =>
      contacts.listContacts({ ...EMPTY_PAGE, order: 'oldest' }),
    'the newest inquiries with a given status': ({ contacts }) =>
      contacts.listContacts({ ...EMPTY_PAGE, status: 'new' }),
    'the oldest inquiries with a given status': ({ contacts }) =>
      contacts.listContacts({ ...EMPTY_PAGE, status: 'new', order: 'oldest' }),
    'deleted inquiries': ({ contacts }) => contacts.listDeletedContacts(EMPTY_PAGE),
    'the number of new inquiries': ({ contacts }) =>
      contacts.countContacts({ status: 'new', from: new Date() }),
    'a search with few results': ({ searches }) => searches.trySearches(false),
    'a search with many results': ({ searches }) => searches.trySearches(true),
    'response times': ({ figures }) => figures.responseFigures(daysAgo(1), 1, daysAgo(0)),
    'weekly numbers': ({ figures }) => figures.weeklyFigures([daysAgo(1), daysAgo(0)], 1),
  }),
  granted('The back office gets careers and changes', {
    'the newest careers': ({ careers }) => careers.listCareers(EMPTY_PAGE),
    'the newest inactive careers': ({ careers }) =>
      careers.listCareers({ ...EMPTY_PAGE, isActive: false }),
    'the newest changes': ({ changes }) => changes.listChanges(EMPTY_PAGE),
  }),
  ...ACCOUNT_CHECKS,
  {
    title: 'Services are saved',
    judge: async ({ readContent }) => judgeServices(await readContent()),
    remedy:
      'Reload this page: the built-in services are saved when an administrator opens the site.',
  },
  {
    title: 'Every inquiry and career is listed',
    judge: async ({ readContent }) => judgeDates(await readContent()),
    remedy: `${FIRESTORE} add a createdAt timestamp to these documents or delete them.`,
  },
  {
    title: 'Saved documents are well formed',
    judge: async ({ readContent }) => judgeFields(await readContent()),
    remedy: `${FIRESTORE} correct these documents or delete them.`,
  },
  {
    title: 'Notes are erased with their inquiries',
    judge: async ({ notes }) => judgeNotes(await notes.findLeftoverNotes()),
    remedy:
      'Erase an inquiry in the “Deleted” view of Contacts. Every erasure also removes such notes from the history.',
  },
  {
    title: 'Static pages are up to date',
    judge: async ({ readStaticPages, signal }) => judgePages(await readStaticPages(signal)),
    remedy:
      'Wait for the next publication or run “npm run publish”. /admin/seo shows the differences.',
  },
  {
    title: 'Headers match the build',
    judge: ({ signal }) => judgeHeaders(signal),
    remedy:
      'Deploy only with “npm run deploy”, which sets the headers in firebase.json. If this check fails again, a proxy may be removing headers.',
  },
  {
    title: 'App Check',
    judge: judgeAppCheck,
    remedy: 'docs/security.md explains the possible costs and how to turn on App Check.',
  },
];
