import { serviceInterestLabel, type Contact } from '@/domain/contact';

/** The contacts in which every word of `search` occurs, in whatever field a person can see. */
export function searchContacts(contacts: Contact[], search: string): Contact[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return contacts;
  return contacts.filter((contact) => {
    const { name, email, phone, company, service, message } = contact;
    const text = [name, email, phone, company, serviceInterestLabel(service), message]
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
