import { orderBy, query, where } from 'firebase/firestore/lite';
import { parseStory, type Story } from '@/collections/stories';
import { countDocuments, documentsIn, readPage, type Page, type PageRange } from './documents';

const stories = documentsIn('stories', parseStory);

interface StorySelection {
  isPublished?: boolean;
  service?: string;
}

function selected({ isPublished, service }: StorySelection) {
  const published = isPublished === undefined ? [] : [where('isPublished', '==', isPublished)];
  const about = service === undefined ? [] : [where('services', 'array-contains', service)];
  return stories.where(...published, ...about);
}

export function listStories(range: PageRange & StorySelection): Promise<Page<Story>> {
  return readPage(query(selected(range), orderBy('createdAt', 'desc')), range, stories.toItem);
}

/** For administrators: visitors may not count without a limit. */
export const countStories = (selection: StorySelection) => countDocuments(selected(selection));

/** Throws an AccessDeniedError if a visitor asks for an unpublished or unknown story. */
export const getStory = (slug: string) => stories.get(slug);
