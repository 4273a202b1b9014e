import templates from './reply-templates.json' with { type: 'json' };

export interface ReplyTemplate {
  label: string;
  /** Each line is a list of sentences; '' is an empty line. A sentence can contain fields, as in `{service}`. */
  lines: readonly (readonly string[] | string)[];
}

export const REPLY_TEMPLATES: readonly ReplyTemplate[] = templates;

const FIELD = /\{(\w+)\}/g;

/** The text of a template. A sentence with an empty field is left out. */
export function fillTemplate({ lines }: ReplyTemplate, fields: Record<string, string>): string {
  const isComplete = (sentence: string) =>
    Array.from(sentence.matchAll(FIELD), ([, name = '']) => fields[name]).every(Boolean);
  const filled = (sentence: string) =>
    sentence.replace(FIELD, (_mark, name: string) => fields[name] ?? '');
  return lines
    .map((line) => [line].flat().filter(isComplete))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map(filled).join(' '))
    .join('\n')
    .trim();
}
