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
  return kind === 'line' ? text : undefined;
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

interface ContactFactsProps {
  contact: Contact;
  isRow?: boolean;
}

export function ContactFacts({ contact, isRow = false }: ContactFactsProps) {
  const fields = fieldList(inquiries).filter(({ writtenBy }) => writtenBy !== 'desk');
  const facts = fields.map(({ name, kind }) => {
    // Given no services, fieldText returns a service's slug; ServiceName looks up the name.
    const text = isRow && kind === 'service' ? '' : fieldText(contact, name, []);
    return { name, fact: text && factOf(kind, text) };
  });
  return (
    <ul className={cn('flex min-w-0 flex-wrap gap-x-5 text-sm', isRow && '@[66rem]:flex-nowrap')}>
      {facts.map(
        ({ name, fact }) =>
          fact && (
            <li
              key={name}
              className={
                isRow
                  ? 'line-clamp-1 max-w-full leading-6 break-all'
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
