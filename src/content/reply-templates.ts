import templates from './reply-templates.json' with { type: 'json' };

export interface ReplyTemplate {
  label: string;
  /** Each line is a list of sentences; '' is an empty line. A sentence can contain fields, as in `{service}`. */
  lines: readonly (readonly string[] | string)[];
}

export const REPLY_TEMPLATES: readonly ReplyTemplate[] = templates;

/** The text of a template. A sentence with an empty field is left out. */
export function fillTemplate({ lines }: ReplyTemplate, fields: Record<string, string>): string {
  const names = Object.keys(fields);
  const isComplete = (sentence: string) =>
    names.every((name) => fields[name] || !sentence.includes(`{${name}}`));
  const filled = (sentence: string) =>
    names.reduce((text, name) => text.replace(`{${name}}`, () => fields[name] ?? ''), sentence);
  return lines
    .map((line) => [line].flat().filter(isComplete))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map(filled).join(' '))
    .join('\n')
    .trim();
}
