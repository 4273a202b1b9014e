import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { replyTemplatesQuery } from '@/back-office/documents/reply-templates-kind';
import { Menu, MenuLink, MenuNote } from '@/back-office/ui/menu';
import type { Contact } from '@/collections/inquiries';
import { useFocusRepair } from '@/components/use-focus-repair';
import { fitToLink } from '@/content/reply-templates';
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

/** Below the names, the text of the focused one. There is room for the longest text, so nothing moves. */
function Templates({ contact, sender }: ReplyTemplatesMenuProps) {
  const { data: services = [] } = useQuery(contactQueries.services());
  const service = services.find(({ value }) => value === contact.service)?.label ?? '';
  const { data, isFetching } = useQuery(replyTemplatesQuery);
  const [focused, setFocused] = useState(-1);
  const menu = useRef<HTMLDivElement>(null);
  useFocusRepair(menu, data, (element) => element.querySelector('a')?.focus());
  const id = useId();
  const replies = data?.templates.map((template, index) => {
    const text = fitToLink(templateText(template, contact, service, sender));
    return { ...template, text, href: templateLink(contact, text) ?? '', id: `${id}-${index}` };
  });
  return (
    <div
      ref={menu}
      role="none"
      className="flex max-h-[calc(var(--radix-dropdown-menu-content-available-height)-0.75rem)] w-lg max-w-full flex-col"
    >
      {!replies ? (
        <MenuNote icon={null}>
          {isFetching
            ? 'Loading reply templates...'
            : 'The reply templates couldn’t be loaded. To try again, open this menu again.'}
        </MenuNote>
      ) : (
        <>
          <div role="none" className="min-h-28 overflow-y-auto">
            {replies.map(({ id, name, href }, index) => (
              <MenuLink
                key={id}
                href={href}
                describedBy={id}
                onFocus={() => setFocused(index)}
                onSelect={() => askIfSent(contact)}
              >
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {name}
                </span>
              </MenuLink>
            ))}
          </div>
          {/* Of a menu, screen readers only read the items. */}
          <div
            aria-hidden
            className="grid min-h-0 overflow-y-auto border-t border-rule px-3 py-2 text-xs text-ink-soft"
          >
            {focused < 0 && <p className="col-start-1 row-start-1">The text appears here.</p>}
            {replies.map(({ id, text }, index) => (
              <p
                key={id}
                id={id}
                dir="auto"
                className={`col-start-1 row-start-1 wrap-anywhere whitespace-pre-line ${index === focused ? '' : 'invisible'}`}
              >
                {text}
              </p>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
