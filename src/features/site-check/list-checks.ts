import type { Access } from '@/data/access';
import { read } from '@/data/call';
import type { AdminList, PublicList, tryAdminList } from '@/data/list-checks';
import { listChecks, type Check } from './check';
import { fail, pass, type Finding } from './finding';
import { inWords } from './in-words';

const PUBLIC: { list: PublicList; title: string; text: string }[] = [
  {
    list: 'services',
    title: 'Services are listed',
    text: 'Visitors get the services as they are stored.',
  },
  {
    list: 'serviceBySlug',
    title: 'A service is found by its address',
    text: 'Visitors get the page of a service.',
  },
  {
    list: 'careers',
    title: 'Active careers are listed, newest first',
    text: 'Visitors get the careers page.',
  },
  {
    list: 'seoSettings',
    title: 'SEO settings are found by page',
    text: 'Pages show the titles that are stored.',
  },
];

const ADMIN: { list: AdminList; title: string; text: string }[] = [
  {
    list: 'contacts',
    title: 'Inquiries by status, order, and address',
    text: 'You get every list of inquiries.',
  },
  { list: 'search', title: 'Search of inquiries', text: 'You find inquiries by their beginnings.' },
  {
    list: 'responseTimes',
    title: 'Response times',
    text: 'The dashboard gets the numbers of the response times.',
  },
  { list: 'careers', title: 'All careers', text: 'You get active and inactive careers.' },
  {
    list: 'changes',
    title: 'History of changes',
    text: 'You get the changes, and which one of a document is the newest.',
  },
];

const DEPLOY = 'Deploy rules and indexes of this version with “npm run deploy”.';
const DEPLOY_INDEXES =
  'Deploy the indexes with “npm run deploy”. Firestore then builds them, which takes some minutes.';

const publicFinding = (access: Access, text: string): Finding => {
  if (access === 'granted') return pass(text);
  return access === 'no-index'
    ? fail('Visitors don’t get this list: the database has no index for it.', DEPLOY_INDEXES)
    : fail('Visitors don’t get this list: the database refuses it.', DEPLOY);
};

function adminFinding(missing: Awaited<ReturnType<typeof tryAdminList>>, text: string): Finding {
  const withoutIndex = missing.filter(({ access }) => access === 'no-index');
  const names = (entries: typeof missing) => inWords(entries.map(({ what }) => what));
  if (withoutIndex.length > 0) {
    return fail(`The database has no index for ${names(withoutIndex)}.`, DEPLOY_INDEXES);
  }
  if (missing.length > 0) return fail(`The database refuses you ${names(missing)}.`, DEPLOY);
  return pass(text);
}

/** That the lists answer, which needs the indexes. */
export const LIST_CHECKS: Check[] = [
  ...PUBLIC.map(({ list, title, text }): Check => ({
    group: 'Visitors',
    title,
    run: async ({ stranger }) => {
      const visitor = await stranger;
      const access = await read(listChecks, (data) => data.tryPublicList(visitor, list));
      return publicFinding(access, text);
    },
  })),
  ...ADMIN.map(({ list, title, text }): Check => ({
    group: 'Your lists',
    title,
    run: async () => adminFinding(await read(listChecks, (data) => data.tryAdminList(list)), text),
  })),
];
