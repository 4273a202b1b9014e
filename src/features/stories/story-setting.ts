import type { Article, WithContext } from 'schema-dts';
import type { SeoSettingInput } from '@/collections/seo-settings';
import type { Story } from '@/collections/stories';
import { FIRM } from '@/content/firm';
import { pathTo, pathToStory } from '@/content/pages';
import { visibleText } from '@/domain/text';
import { cutText } from '@/lib/cut-text';
import { clientLine, storyTitle } from './story-summary';

const MAX_DESCRIPTION = 160; // spec 9

export function storySetting(story: Story): SeoSettingInput {
  const title = storyTitle(story);
  const text = visibleText(story.situation.replace(/\s+/g, ' ')) || clientLine(story) || title;
  return {
    title: `${title} | ${FIRM.name}`,
    description: cutText(text, MAX_DESCRIPTION),
    keywords: [],
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export function articleData(story: Story): WithContext<Article> {
  const { createdAt, updatedAt } = story;
  const firm = {
    '@type': 'Organization',
    name: FIRM.name,
    url: FIRM.siteUrl + pathTo('home'),
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: storyTitle(story),
    description: storySetting(story).description,
    mainEntityOfPage: FIRM.siteUrl + pathToStory(story.slug),
    author: firm,
    publisher: firm,
    ...(createdAt && { datePublished: createdAt.toISOString() }),
    ...(updatedAt && { dateModified: updatedAt.toISOString() }),
  };
}
