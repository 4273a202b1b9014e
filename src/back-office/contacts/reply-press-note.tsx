import { useQuery } from '@tanstack/react-query';
import { useAdministrators } from '@/back-office/documents/use-administrators';
import { useMinute } from '@/back-office/ui/use-minute';
import type { Contact } from '@/collections/inquiries';
import { REPLY_PRESS_MS } from '@/domain/reply-press';
import { ageWords } from '@/domain/response-time';
import { currentAccount } from '@/lib/account-store';
import { contactQueries } from './contact-queries';

/** Says that someone else is replying, so that two administrators don't both reply. */
export function ReplyPressNote({ contact }: { contact: Contact }) {
  const { data } = useQuery(contactQueries.replyPress(contact.id));
  const { all } = useAdministrators();
  const now = useMinute();
  const { uid, at } = data ?? {};
  if (!at || uid === currentAccount() || now.getTime() - at.getTime() > REPLY_PRESS_MS) return null;
  const email = all.find((administrator) => administrator.uid === uid)?.email;
  return (
    <p className="border-l-6 border-action bg-action-tint px-4 py-2 text-sm wrap-anywhere">
      <bdi className="font-semibold">{email ?? 'Another administrator'}</bdi> pressed Reply{' '}
      {ageWords(at, now)} ago
    </p>
  );
}
