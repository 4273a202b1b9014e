import { read, write } from '@/data/call';
import type { ForbiddenRead } from '@/data/stranger-reads';
import type { ProtectedCollection } from '@/data/stranger-writes';
import { inWords } from './in-words';
import type { Check, CheckMeans } from './check';
import { fail, pass, unknown, type Finding } from './finding';

const strangerWrites = () => import('@/data/stranger-writes');

const DEPLOY_RULES =
  'Deploy the rules of this version with “npm run deploy”. If this fails again, firestore.rules itself allows it: undo its last change.';
const NO_BLOCKER =
  'It can be tried only with a stored inquiry that the contact form sent, and there is none.';

const READS: { read: ForbiddenRead; title: string; text: string; untried?: string }[] = [
  {
    read: 'listContacts',
    title: 'Inquiries can’t be listed',
    text: 'A visitor who asks for the inquiries is refused.',
  },
  {
    read: 'getContact',
    title: 'An inquiry can’t be opened',
    text: 'Not even someone who knows its id can read an inquiry.',
  },
  {
    read: 'readAdmins',
    title: 'Administrators can’t be looked up',
    text: 'Visitors don’t learn who the administrators are.',
  },
  {
    read: 'readChanges',
    title: 'The history of changes can’t be read',
    text: 'Visitors don’t learn who changed what.',
  },
  {
    read: 'listInactiveCareers',
    title: 'Inactive careers can’t be listed',
    text: 'Visitors don’t see careers before you activate them.',
  },
  {
    read: 'getInactiveCareer',
    title: 'An inactive career can’t be opened',
    text: 'Not even someone who knows its id can read an inactive career.',
    untried: 'No career is inactive, so there is none to try it with.',
  },
  {
    read: 'listTooMuch',
    title: 'Large lists are refused',
    text: 'One request of a visitor reads no more than the site’s own, which limits what a program can cost you.',
  },
];

const WRITES: { collection: ProtectedCollection; title: string; what: string; text: string }[] = [
  {
    collection: 'contacts',
    title: 'Inquiries can’t be changed or deleted',
    what: 'inquiries',
    text: 'What somebody wrote stays as it was sent.',
  },
  {
    collection: 'careers',
    title: 'Careers can’t be written',
    what: 'careers',
    text: 'Visitors can’t add, change, or delete careers.',
  },
  {
    collection: 'services',
    title: 'Services can’t be written',
    what: 'services',
    text: 'Visitors can’t add, change, or delete services.',
  },
  {
    collection: 'seoSettings',
    title: 'SEO settings can’t be written',
    what: 'SEO settings',
    text: 'Visitors can’t add, change, or delete what search engines show.',
  },
  {
    collection: 'admins',
    title: 'Administrators can’t be written',
    what: 'administrators',
    text: 'Visitors can’t make themselves administrators, or remove you.',
  },
  {
    collection: 'changes',
    title: 'The history of changes can’t be written',
    what: 'recorded changes',
    text: 'Visitors can’t forge or remove records.',
  },
];

/** Refusals prove nothing where everything is refused, such as by App Check. */
async function refused(means: CheckMeans, text: string): Promise<Finding> {
  if (await means.isHeard) return pass(text);
  return unknown('The database refuses a visitor everything, so that this proves nothing.');
}

async function tryRead(means: CheckMeans, { read: name, ...words }: (typeof READS)[number]) {
  const [stranger, targets] = await Promise.all([means.stranger, means.targets]);
  const readable = await read(
    () => import('@/data/stranger-reads'),
    (data) => data.tryForbiddenRead(stranger, targets, name),
  );
  if (!readable) return unknown(words.untried ?? '');
  if (readable.length === 0) return refused(means, words.text);
  return fail(`A visitor can read ${inWords(readable)}.`, DEPLOY_RULES);
}

async function tryWrite(means: CheckMeans, { collection, what, text }: (typeof WRITES)[number]) {
  const [stranger, targets] = await Promise.all([means.stranger, means.targets]);
  const blocker = await means.blocker;
  const { letThrough, isAddTried } = await write(strangerWrites, (data) =>
    data.tryWrites(stranger, targets, collection, blocker),
  );
  if (letThrough.length > 0) {
    return fail(`A visitor can ${inWords(letThrough)} ${what}.`, DEPLOY_RULES);
  }
  if (!isAddTried) {
    return unknown(
      `Visitors can’t change or delete ${what}. Whether they can add any isn’t known. ${NO_BLOCKER}`,
    );
  }
  return refused(means, text);
}

async function tryMalformed(means: CheckMeans): Promise<Finding> {
  const [stranger, blocker] = await Promise.all([means.stranger, means.blocker]);
  if (!blocker) return unknown(NO_BLOCKER);
  const accepted = await write(strangerWrites, (data) =>
    data.tryMalformedContacts(stranger, blocker),
  );
  if (accepted.length > 0) {
    return fail(`An inquiry is accepted ${inWords(accepted)}.`, DEPLOY_RULES);
  }
  return pass('What is sent without the form has to be valid, too.');
}

async function tryInquiry(means: CheckMeans): Promise<Finding> {
  const [blocker, { contact }] = await Promise.all([means.blocker, means.targets]);
  if (blocker) return pass('The rules accept what the contact form sends.');
  if (!contact) return unknown(NO_BLOCKER);
  return fail('The rules refuse what the contact form sends.', DEPLOY_RULES);
}

/** What visitors must not be able to do, and that they can send an inquiry. Nothing is stored. */
export const VISITOR_CHECKS: Check[] = [
  ...READS.map((entry): Check => ({
    group: 'Visitors',
    title: entry.title,
    run: (means) => tryRead(means, entry),
  })),
  ...WRITES.map((entry): Check => ({
    group: 'Visitors',
    title: entry.title,
    run: (means) => tryWrite(means, entry),
  })),
  { group: 'Visitors', title: 'A malformed inquiry is refused', run: tryMalformed },
  { group: 'Visitors', title: 'A valid inquiry is accepted', run: tryInquiry },
];
