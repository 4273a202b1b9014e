import {
  collection,
  doc,
  getDoc,
  orderBy,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { parseStory, type Story } from '@/collections/stories';
import {
  countDocuments,
  plainFields,
  readPage,
  versionOf,
  type Page,
  type PageRange,
} from './documents';
import { firestore } from './firestore';

interface StorySelection {
  isPublished?: boolean;
  /** Slug of a service. */
  service?: string;
}

function stories({ isPublished, service }: StorySelection) {
  const published = isPublished === undefined ? [] : [where('isPublished', '==', isPublished)];
  const about = service === undefined ? [] : [where('services', 'array-contains', service)];
  return query(collection(firestore(), 'stories'), ...published, ...about);
}

const toStory = (snapshot: DocumentSnapshot) =>
  parseStory(snapshot.id, plainFields(snapshot), versionOf(snapshot));

/** Newest first. */
export function listStories(range: PageRange & StorySelection): Promise<Page<Story>> {
  return readPage(query(stories(range), orderBy('createdAt', 'desc')), range, toStory);
}

/** For administrators: visitors may not count without a limit. */
export function countStories(selection: StorySelection): Promise<number> {
  return countDocuments(stories(selection));
}

/** Null if it is missing. Visitors are denied an unpublished one. */
export async function getStory(slug: string): Promise<Story | null> {
  const snapshot = await getDoc(doc(firestore(), 'stories', slug));
  return snapshot.exists() ? toStory(snapshot) : null;
}
