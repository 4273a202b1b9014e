import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { replyTemplatesQuery } from '@/back-office/documents/setting-kinds';
import { Menu, MenuLink, MenuNote } from '@/back-office/ui/menu';
import type { Contact } from '@/collections/inquiries';
import { useFocusRepair } from '@/components/use-focus-repair';
import { contactQueries } from './contact-queries';
import { templateLink, templateText } from './reply-link';
import { askIfSent } from './reply-question';

interface ReplyTemplatesMenuProps {
  contact: Contact;
  sender: string;
}

export function ReplyTemplatesMenu(props: ReplyTemplatesMenuProps) {
  // Reads them before the menu opens.
  useQuery(replyTemplatesQuery);
  return (
    <Menu label="Reply templates">
      <Templates {...props} />
    </Menu>
  );
}

/** Below the names, the text of the focused one, in a place of its own, so that nothing moves. */
function Templates({ contact, sender }: ReplyTemplatesMenuProps) {
  const { data: services = [] } = useQuery(contactQueries.services());
  const service = services.find(({ value }) => value === contact.service)?.label ?? '';
  const { data, isFetching } = useQuery(replyTemplatesQuery);
  const [shown, setShown] = useState('The text appears here.');
  const menu = useRef<HTMLDivElement>(null);
  useFocusRepair(menu, data, (element) => element.querySelector('a')?.focus());
  const id = useId();
  if (!data) {
    return (
      <MenuNote icon={null}>
        {isFetching
          ? 'Loading reply templates...'
          : 'The reply templates couldn’t be loaded. To try again, open this menu again.'}
      </MenuNote>
    );
  }
  return (
    <div ref={menu} role="none" className="w-lg max-w-full">
      {data.templates.map((template, index) => {
        const text = templateText(template, contact, service, sender);
        return (
          <MenuLink
            key={index}
            href={templateLink(contact, text) ?? ''}
            describedBy={id}
            onFocus={() => setShown(text)}
            onSelect={() => askIfSent(contact)}
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {template.name}
            </span>
          </MenuLink>
        );
      })}
      <p
        id={id}
        // Of a menu, screen readers read only the items.
        aria-hidden
        dir="auto"
        className="sticky bottom-0 h-[min(14rem,40dvh)] overflow-y-auto border-t border-rule bg-paper-raised px-3 py-2 text-xs wrap-anywhere whitespace-pre-line text-ink-soft"
      >
        {shown}
      </p>
    </div>
  );
}
