import { BUILT_IN_SERVICES } from '@/collections/built-in-services';
import { parseCareer, type Career } from '@/collections/careers';
import { inverse } from '@/collections/change';
import { parseChange } from '@/collections/changes';
import { readDate, readDocument, type Collection } from '@/collections/collection';
import { COLLECTIONS, isPublished } from '@/collections/collections';
import { OPEN_STATUSES, parseContact, parseDeletedContact } from '@/collections/inquiries';
import { CONTACT_COLLECTIONS, deletion, restoration } from '@/collections/inquiry-changes';
import type { RecordedChange } from '@/collections/recorded-change';
import { parseSeoSetting } from '@/collections/seo-settings';
import { inOrder } from '@/collections/service-order';
import { parseService } from '@/collections/services';
import { parseFirm, parseReplyTemplates } from '@/collections/settings';
import { parseStory } from '@/collections/stories';
import type * as administratorsData from '@/data/administrators';
import type * as careersData from '@/data/careers';
import type * as changesData from '@/data/changes';
import type * as commitData from '@/data/commit';
import type * as contactCreateData from '@/data/contact-create';
import type * as figuresData from '@/data/contact-figures';
import type * as contactsData from '@/data/contacts';
import type { Page, PageRange } from '@/data/documents';
import type * as heartbeatData from '@/data/heartbeat';
import type * as initialServicesData from '@/data/initial-services';
import type * as seoData from '@/data/seo-settings';
import type * as servicesData from '@/data/services';
import type * as settingsData from '@/data/settings';
import type * as shownDocumentsData from '@/data/shown-documents';
import type * as storiesData from '@/data/stories';
import { normalizeEmail } from '@/domain/email-address';
import { hasClosed } from '@/domain/has-closed';
import { trashStart } from '@/domain/trash';
import {
  sortedBy,
  type Parse,
  type StoredDocument,
  type StoredDocuments,
} from './stored-documents';

export type DataCalls = typeof administratorsData &
  typeof careersData &
  typeof changesData &
  typeof commitData &
  typeof contactCreateData &
  typeof figuresData &
  typeof contactsData &
  typeof heartbeatData &
  typeof initialServicesData &
  typeof seoData &
  typeof servicesData &
  typeof settingsData &
  typeof shownDocumentsData &
  typeof storiesData;

type Answers = {
  [Name in keyof DataCalls]?: (
    ...args: Parameters<DataCalls[Name]>
  ) => Awaited<ReturnType<DataCalls[Name]>> | ReturnType<DataCalls[Name]>;
};

const TIMELINE_PAGE = 10;

/** Compares saved fields. Undefined selects all. */
const selected = (documents: StoredDocument[], where: Record<string, unknown>) =>
  documents.filter(({ fields }) =>
    Object.entries(where).every(([name, value]) => value === undefined || fields[name] === value),
  );

/** Answers the calls of src/data from the documents of a test, as src/data answers them from Firestore. */
export function answersFrom(documents: StoredDocuments) {
  const careers = ({
    isActive,
    closedBefore,
  }: Parameters<typeof careersData.countCareers>[0]): StoredDocument[] => {
    const found = selected(documents.list('careers'), { isActive });
    if (closedBefore === undefined) return found;
    const dayOf = ({ fields }: StoredDocument) => String(fields['closesOn'] ?? '');
    const closing = found.filter(
      (each) => dayOf(each) && !(closedBefore && dayOf(each) >= closedBefore),
    );
    return sortedBy(closing, dayOf);
  };

  function careerPage({
    openOn,
    ...range
  }: Parameters<typeof careersData.listCareers>[0]): Page<Career> {
    const page = documents.page(careers(range), range, parseCareer);
    if (openOn === undefined) return page;
    const open = page.items.filter((career) => !hasClosed(career, openOn));
    if (open.length > 0 || !page.next) return { ...page, items: open };
    return careerPage({ ...range, openOn, start: page.next });
  }

  const stories = ({ isPublished, service }: Parameters<typeof storiesData.countStories>[0]) =>
    selected(documents.list('stories'), { isPublished }).filter(
      ({ fields }) => !service || (fields['services'] as string[]).includes(service),
    );

  const contacts = (listing: contactsData.ContactListing): StoredDocument[] => {
    const {
      in: place = 'contacts',
      order,
      status,
      isOpen,
      service,
      isSpam,
      from,
      before,
    } = listing;
    const isTrash = place === 'deletedContacts' && !from && !before;
    const where = {
      ...{ status, service, isSpam: isSpam || undefined, assignee: listing.assignee || undefined },
      email: listing.email && normalizeEmail(listing.email),
    };
    const all = documents.list(place, isTrash ? 'deletedAt' : 'createdAt');
    const found = selected(all, where).filter(({ id, fields }) => {
      const date = readDate(fields['createdAt']);
      return (
        (!isOpen || OPEN_STATUSES.some((open) => open === fields['status'])) &&
        (!from || (date && date >= from)) &&
        (!before || (date && date < before)) &&
        id.startsWith(listing.idStart ?? '')
      );
    });
    return order === 'oldest' ? found.reverse() : found;
  };

  const isSpam = ({ fields }: StoredDocument) => fields['isSpam'] === true;

  const followUps = (today: string) => {
    const dayOf = ({ fields }: StoredDocument) => String(fields['followUpOn'] ?? '');
    const due = documents.list('contacts').filter((each) => dayOf(each) && dayOf(each) <= today);
    return sortedBy(due, dayOf);
  };

  const dueDeleted = (now: Date) =>
    documents
      .list('deletedContacts', 'deletedAt')
      .filter(({ fields }) => (readDate(fields['deletedAt']) ?? now) < trashStart(now));

  const items = <Item>(found: StoredDocument[], parse: Parse<Item>, size = found.length) =>
    documents.page(found, { size }, parse).items;

  const changes = () => documents.list('changes', 'at');

  /** Unlike other lists, a full page has a `next`, even if nothing follows. */
  const changePage = (
    found: StoredDocument[],
    { size, start }: PageRange,
  ): Page<RecordedChange> => {
    const page = documents.page(found, { size, start: start ?? null }, parseChange);
    return page.items.length === size ? { ...page, next: { after: page.items.at(-1)?.id } } : page;
  };

  const withCurrent = (change: RecordedChange) => {
    const path = `${change.collection}/${change.document}`;
    const saved = change.size > 1 ? undefined : documents.get(path);
    const isContact = change.collection === 'contacts';
    const name = saved && isContact ? parseContact('', saved).name : '';
    return { ...change, current: saved ? { name } : null };
  };

  return {
    backOfficeAccess: (uid) => (documents.get(`admins/${uid}`) ? 'granted' : 'denied'),
    listAdministrators: () =>
      documents
        .list('admins', 'grantedAt')
        .map(({ id, fields: { email, grantedAt } }) => ({
          ...{ uid: id, email: String(email), since: readDate(grantedAt) },
        }))
        .sort((one, other) => one.email.localeCompare(other.email)),

    listCareers: careerPage,
    listNewestCareers: (size) => items(careers({}), parseCareer, size),
    countCareers: ({ openOn, ...selection }) =>
      careers(selection).filter(({ fields }) => !openOn || !hasClosed(fields, openOn)).length,
    getCareer: (id) => documents.read(`careers/${id}`, parseCareer),

    listStories: (range) => documents.page(stories(range), range, parseStory),
    countStories: (selection) => stories(selection).length,
    getStory: (slug) => documents.read(`stories/${slug}`, parseStory),

    listServices: () => inOrder(items(documents.list('services'), parseService)),
    getService: (id) => documents.read(`services/${id}`, parseService),
    getFirm: () =>
      documents.read('settings/firm', (_id, fields, version) => parseFirm(fields, version)),
    getReplyTemplates: () =>
      documents.read('settings/replyTemplates', (_id, fields, version) =>
        parseReplyTemplates(fields, version),
      ),
    getServiceBySlug: (slug) =>
      items(selected(documents.list('services'), { slug }), parseService)[0] ?? null,
    initializeServices() {
      if (documents.list('services').length > 0) return;
      for (const [index, service] of BUILT_IN_SERVICES.entries())
        documents.put(`services/${service.id}`, { ...service, position: index + 1 });
    },

    getSeoSetting: (page) =>
      items(selected(documents.list('seoSettings', 'updatedAt'), { page }), parseSeoSetting)[0] ??
      null,

    listShown(name, today) {
      const description: Collection = COLLECTIONS[name];
      const { idField = 'id', shownIf = '' } = description;
      const shown = selected(documents.list(name), { [shownIf]: true });
      const open = shown.filter(({ fields }) => !hasClosed(fields, today));
      return items(open, (id, fields, version) => ({
        ...readDocument(description, id, fields, version),
        ...{ id, [idField]: id },
      }));
    },

    listContacts: (listing) =>
      documents.page(
        contacts(listing),
        listing,
        listing.in === 'deletedContacts' ? parseDeletedContact : parseContact,
      ),
    listNewestContacts: (size) => items(contacts({}), parseContact, size),
    countContacts: (listing = {}) =>
      contacts(listing).filter((each) => listing.isSpam !== false || !isSpam(each)).length,
    contactSpan(listing) {
      const found = contacts({ ...listing, order: 'newest' });
      const dateOf = (document?: StoredDocument) => readDate(document?.fields['createdAt']);
      return { from: dateOf(found.at(-1)), to: dateOf(found[0]) };
    },
    getContact: (id) => documents.read(`contacts/${id}`, parseContact),
    listFollowUps: (today) => items(followUps(today), parseContact),
    countDueDeleted: (now) => dueDeleted(now).length,
    listDueDeleted: (now, size) => items(dueDeleted(now), parseDeletedContact, size),
    createContact(id, contact, source) {
      const now = new Date();
      documents.put(`contacts/${id}`, {
        ...{ ...contact, ...(source && { source }) },
        ...{ status: 'new', createdAt: now, updatedAt: now },
      });
      return id;
    },

    dueFigures(limits, today) {
      const waiting = contacts({ status: 'new' }).filter((each) => !isSpam(each));
      const countBefore = (limit: Date) =>
        waiting.filter(({ fields }) => (readDate(fields['createdAt']) ?? limit) < limit).length;
      const [overdue, untilTomorrow] = [countBefore(limits.overdue), countBefore(limits.today)];
      const deferred = followUps(today).filter(
        (each) => !isSpam(each) && each.fields['status'] !== 'new',
      );
      return {
        ...{ overdue, today: untilTomorrow - overdue, later: waiting.length - untilTomorrow },
        followUps: deferred.length,
        oldest: items(waiting, parseContact).at(-1) ?? null,
      };
    },

    commit: documents.commit,
    listChanges({ subject, ...range }) {
      const names: readonly unknown[] = subject === 'contacts' ? CONTACT_COLLECTIONS : [subject];
      const found = changes().filter(
        ({ fields }) => !subject || names.includes(fields['collection']),
      );
      const page = changePage(found, range);
      return { ...page, items: page.items.map(withCurrent) };
    },
    listContactChanges: (id, start) =>
      changePage(selected(changes(), { collection: 'contacts', document: id }), {
        ...{ size: TIMELINE_PAGE, start },
      }),
    getNewestChange: () => items(changes(), parseChange, 1).map(withCurrent)[0] ?? null,
    countChangesSince: (since) =>
      changes().filter(
        ({ fields: { collection, document, at } }) =>
          isPublished(collection, document) && (readDate(at) ?? since) > since,
      ).length,
    inverseOf({ collection, document: id, before, after }) {
      if (collection === 'contacts' && !before) return deletion(id);
      if (collection === 'contacts' && !after) return restoration(id);
      return [inverse({ collection, id }, before ?? undefined, after)];
    },

    getHeartbeat() {
      const {
        inquiries,
        site,
        publish,
        liveUntil,
        waits = [],
      } = documents.get('watch/heartbeat') ?? {};
      return {
        ...{ inquiries: readDate(inquiries), site: readDate(site), publish: readDate(publish) },
        ...{ liveUntil: readDate(liveUntil), waits: waits as number[] },
      };
    },
  } satisfies Answers;
}
