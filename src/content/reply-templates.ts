import {
  parseReplyTemplates,
  PLACEHOLDER,
  type ReplyTemplate,
  type StoredReplyTemplates,
} from '@/collections/settings';
import templates from './reply-templates.json' with { type: 'json' };

/** What applies until an administrator has saved other templates. */
export const DEFAULT_REPLY_TEMPLATES = parseReplyTemplates({ templates });

export const savedOrDefault = (saved: StoredReplyTemplates | null): StoredReplyTemplates =>
  saved?.templates.length ? saved : DEFAULT_REPLY_TEMPLATES;

/** After white space, or after a full stop of Chinese or Japanese. */
const SENTENCE_START = /(?<=\p{STerm}[\p{Pe}\p{Pf}"']*\s+)(?=\S)|(?<=[。！？])/u;

/** The text of a template. A sentence with an empty placeholder is left out. */
export function fillTemplate({ text }: ReplyTemplate, values: Record<string, string>): string {
  const isComplete = (sentence: string) =>
    Array.from(sentence.matchAll(PLACEHOLDER)).every(
      ([, name = '']) => Object.hasOwn(values, name) && values[name],
    );
  const filled = (sentence: string) =>
    sentence.replace(PLACEHOLDER, (_mark, name: string) => values[name] ?? '');
  return text
    .split('\n')
    .map((line) => line.split(SENTENCE_START).filter(isComplete))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map(filled).join('').trimEnd())
    .join('\n')
    .trim();
}
