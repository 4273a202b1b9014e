import { useRef, useSyncExternalStore } from 'react';
import type { Contact } from '@/collections/inquiries';
import { Button } from '@/components/ui/button';
import { useFocusRepair } from '@/components/use-focus-repair';
import { accountStore } from '@/lib/account-store';
import { contactName } from './contact-name';
import type { ContactStatusProps } from './contact-status';
import { replyLink } from './reply-link';

/** IDs of inquiries whose reply was opened in the mail app. Only the administrator knows whether it was sent. */
const opened = accountStore<ReadonlySet<string>>(new Set());

/** Called when a reply opens in the mail app: the open inquiry then asks whether it was sent. */
export function askIfSent({ id }: Contact): void {
  opened.set(new Set([...opened.get(), id]));
}

export function openReply(contact: Contact): void {
  const href = replyLink(contact);
  if (!href) return;
  Object.assign(document.createElement('a'), { href }).click();
  askIfSent(contact);
}

export function ReplyQuestion({ contact, status }: ContactStatusProps) {
  const { id } = contact;
  const ids = useSyncExternalStore(opened.subscribe, opened.get);
  const region = useRef<HTMLDivElement>(null);
  const isAsked = contact.status === 'new' && ids.has(id);
  const name = contactName(contact);
  useFocusRepair(region, isAsked, (element) =>
    element.closest<HTMLElement>('section')?.focus({ preventScroll: true }),
  );
  return (
    <div ref={region} role="status" className="empty:sr-only">
      {isAsked && (
        <section
          aria-label={`Reply to ${name}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-6 border-firm bg-firm-tint px-4 py-2"
        >
          <p className="min-w-0 grow text-sm wrap-anywhere">
            Did you send your reply to <bdi className="font-semibold">{name}</bdi>?
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              aria-disabled={status.isPending}
              onClick={() => status.choose('contacted')}
            >
              Mark as contacted
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => opened.set(new Set([...ids].filter((other) => other !== id)))}
            >
              Not sent
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
