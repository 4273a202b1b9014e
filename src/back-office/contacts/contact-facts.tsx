import type { ReactNode } from 'react';
import { serviceInterestLabel, type Contact } from '@/domain/contact';
import { mailLink, phoneLink } from '@/lib/links';

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="line-clamp-3 max-w-full wrap-anywhere" dir="auto">
      {children}
    </li>
  );
}

export function ContactFacts({ contact }: { contact: Contact }) {
  const { email, phone, company, service } = contact;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {email && (
        <Fact>
          <a href={mailLink(email)} className="inline-block min-h-6 text-firm underline">
            {email}
          </a>
        </Fact>
      )}
      {phone && (
        <Fact>
          <a href={phoneLink(phone)} className="inline-block min-h-6 text-firm underline">
            {phone}
          </a>
        </Fact>
      )}
      {company && <Fact>{company}</Fact>}
      {service && <Fact>Interested in {serviceInterestLabel(service)}</Fact>}
    </ul>
  );
}
