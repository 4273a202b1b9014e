import { Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { serviceInterestLabel, type Contact } from '@/domain/contact';
import { mailLink, phoneLink } from '@/lib/links';
import { StatusBadge } from './status-badge';

/** In characters: stored texts may have any length. */
const MAX_NAME = 300;

export function nameOnCard({ name }: Pick<Contact, 'name'>): string {
  return name.slice(0, MAX_NAME) || 'No name';
}

interface CardHeadProps {
  contact: Contact;
  headingId: string;
  to: string;
  due: string;
  isOverdue: boolean;
}

export function CardHead({ contact, headingId, to, due, isOverdue }: CardHeadProps) {
  const DueIcon = isOverdue ? TriangleAlert : Clock;
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1">
      <h2 id={headingId} className="min-w-0 text-lg wrap-anywhere" dir="auto">
        <Link to={to} className="line-clamp-3 hover:underline">
          {nameOnCard(contact)}
        </Link>
      </h2>
      <span className="max-w-40 shrink-0 sm:mt-1">
        <StatusBadge status={contact.status} />
      </span>
      {due && (
        <p
          className={`text-sm font-semibold sm:mt-1 ${isOverdue ? 'text-danger' : 'text-ink-soft'}`}
        >
          <DueIcon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
          {due}
        </p>
      )}
    </div>
  );
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
