import { serviceInterestLabel, type Contact } from '@/domain/contact';
import { mailLink, phoneLink } from '@/lib/links';

const MAX_NAME = 300;

export function nameOnCard({ name }: Pick<Contact, 'name'>): string {
  return name.slice(0, MAX_NAME) || 'No name';
}

export function ContactFacts({ contact }: { contact: Contact }) {
  const { email, phone, company, service } = contact;
  const link = (text: string, href: string | undefined) =>
    text && (
      <a href={href} className="inline-block min-h-6 text-firm underline">
        {text}
      </a>
    );
  const facts = [
    link(email, mailLink(email)),
    link(phone, phoneLink(phone)),
    company,
    service && `Interested in ${serviceInterestLabel(service)}`,
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {facts.map(
        (fact, index) =>
          fact && (
            <li key={index} className="line-clamp-3 max-w-full wrap-anywhere" dir="auto">
              {fact}
            </li>
          ),
      )}
    </ul>
  );
}
