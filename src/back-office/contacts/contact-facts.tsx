import { fieldText, type Contact } from '@/domain/contact';
import { CONTACT_FIELD_LIST, type ContactFieldRow } from '@/domain/contact-fields';
import { mailLink, phoneLink } from '@/lib/links';

const MAX_NAME = 300;

export function nameOnCard({ name }: Pick<Contact, 'name'>): string {
  return name.slice(0, MAX_NAME) || 'No name';
}

/** Undefined for kinds that the card shows elsewhere, such as the name. */
function factOf(kind: ContactFieldRow['kind'], text: string) {
  if (kind === 'email') return <FactLink text={text} href={mailLink(text)} />;
  if (kind === 'phone') return <FactLink text={text} href={phoneLink(text)} />;
  if (kind === 'service') return `Interested in ${text}`;
  return kind === 'line' ? text : undefined;
}

function FactLink({ text, href }: { text: string; href: string | undefined }) {
  return (
    <a href={href} className="inline-block min-h-6 text-firm underline">
      {text}
    </a>
  );
}

export function ContactFacts({ contact }: { contact: Contact }) {
  const facts = CONTACT_FIELD_LIST.map(({ name, kind }) => {
    const text = fieldText(contact, name);
    return { name, fact: text && factOf(kind, text) };
  });
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts.map(
        ({ name, fact }) =>
          fact && (
            <li key={name} className="line-clamp-3 max-w-full wrap-anywhere" dir="auto">
              {fact}
            </li>
          ),
      )}
    </ul>
  );
}
