import { useQuery } from '@tanstack/react-query';
import { fieldList, type FieldKind } from '@/collections/collection';
import { fieldText, inquiries, type Contact } from '@/collections/inquiries';
import { emailAddressOf } from '@/domain/email-address';
import { cn } from '@/lib/cn';
import { mailLink, phoneLink } from '@/lib/links';
import { contactQueries } from './contact-queries';

function factOf(kind: FieldKind, text: string) {
  if (kind === 'email') return <FactLink text={text} href={emailLink(text)} />;
  if (kind === 'phone') return <FactLink text={text} href={phoneLink(text)} />;
  if (kind === 'service')
    return (
      <>
        Interested in <ServiceName service={text} />
      </>
    );
  return kind === 'line' ? <span>{text}</span> : undefined;
}

function emailLink(email: string) {
  const address = emailAddressOf(email);
  return address && mailLink(address);
}

export function ServiceName({ service }: { service: string }) {
  const { data } = useQuery(contactQueries.services());
  return fieldText({ service }, 'service', data);
}

function FactLink({ text, href }: { text: string; href: string | undefined }) {
  return (
    // Not draggable, so that a drag selects text, as on the row's own link.
    <a href={href} draggable={false} className="leading-6 text-firm underline">
      {text}
    </a>
  );
}

/** Where a row has too little room, the company is cut first, then the email address, and last the phone number. */
const ROW_SHARES: Partial<Record<FieldKind, string>> = {
  email: 'min-w-0 shrink-[30]',
  phone: 'min-w-0',
  line: 'min-w-12 shrink-[999]',
};

interface ContactFactsProps {
  contact: Contact;
  isRow?: boolean;
}

export function ContactFacts({ contact, isRow = false }: ContactFactsProps) {
  const fields = fieldList(inquiries).filter(({ writtenBy }) => writtenBy !== 'desk');
  const facts = fields.map(({ name, kind }) => {
    // Given no services, fieldText returns a service's slug; ServiceName looks up the name.
    const text = isRow && kind === 'service' ? '' : fieldText(contact, name, []);
    return { name, kind, fact: text && factOf(kind, text) };
  });
  return (
    <ul
      className={cn(
        'flex flex-wrap gap-x-5',
        isRow ? 'pr-3 text-xs @xs:flex-nowrap @[66rem]:text-sm' : 'text-sm',
      )}
    >
      {facts.map(
        ({ name, kind, fact }) =>
          fact && (
            <li
              key={name}
              className={
                isRow
                  ? cn(
                      '*:cut-line max-w-full leading-6 *:block *:outline-offset-0',
                      ROW_SHARES[kind],
                    )
                  : 'line-clamp-3 max-w-full wrap-anywhere'
              }
              dir="auto"
            >
              {fact}
            </li>
          ),
      )}
    </ul>
  );
}
