import { FIRM } from './firm';

/** What a sentence can contain, as in `{service}`. */
type TemplateField = 'name' | 'service' | 'reference' | 'sender';

export interface ReplyTemplate {
  label: string;
  /** Each line is a list of sentences; '' is an empty line. */
  lines: readonly (readonly string[] | string)[];
}

const START = [
  'Hello {name},',
  '',
  ['Thank you for your inquiry.', 'You asked about {service}.', 'Your reference is {reference}.'],
  '',
];
const END = ['', 'Best regards,', '{sender}', FIRM.name];

export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    label: 'First call',
    lines: [
      ...START,
      [
        'The best next step is a call of about 30 minutes, in which we mostly listen.',
        'When in the next few days would suit you, and what number should we call?',
      ],
      ...END,
    ],
  },
  {
    label: 'Need more information',
    lines: [
      ...START,
      'Before we can suggest anything useful, we need to know a little more:',
      '',
      '- Which systems and versions do you use today?',
      '- What should change, and by when?',
      '- Who else will be involved in the decision?',
      '',
      'A few lines on each are enough.',
      ...END,
    ],
  },
  {
    label: 'Not our field',
    lines: [
      ...START,
      [
        'We’ve read it carefully.',
        'What you need is outside our field, so we’d rather say so now than disappoint you later.',
      ],
      '',
      ['We wish you every success with it.', 'If your plans change, just reply to this email.'],
      ...END,
    ],
  },
];

/** The text of a template. A sentence with an empty field is left out. */
export function fillTemplate(
  { lines }: ReplyTemplate,
  fields: Record<TemplateField, string>,
): string {
  const names = Object.keys(fields) as TemplateField[];
  const isComplete = (sentence: string) =>
    names.every((name) => fields[name] || !sentence.includes(`{${name}}`));
  const filled = (sentence: string) =>
    names.reduce((text, name) => text.replace(`{${name}}`, () => fields[name]), sentence);
  return lines
    .map((line) => [line].flat().filter(isComplete))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map(filled).join(' '))
    .join('\n')
    .trim();
}
