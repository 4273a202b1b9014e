import { useQuery } from '@tanstack/react-query';
import { Menu, MenuLink } from '@/back-office/ui/menu';
import type { Contact } from '@/collections/inquiries';
import { REPLY_TEMPLATES } from '@/content/reply-templates';
import { contactQueries } from './contact-queries';
import { templateLink, templateText } from './reply-link';
import { askIfSent } from './reply-question';

interface ReplyTemplatesMenuProps {
  contact: Contact;
  sender: string;
}

export function ReplyTemplatesMenu({ contact, sender }: ReplyTemplatesMenuProps) {
  const { data: services = [] } = useQuery(contactQueries.services());
  const service = services.find(({ value }) => value === contact.service)?.label ?? '';
  return (
    <Menu label="Reply templates">
      {REPLY_TEMPLATES.map((template) => {
        const text = templateText(template, contact, service, sender);
        const href = templateLink(contact, text);
        return (
          href && (
            <MenuLink key={template.label} href={href} onSelect={() => askIfSent(contact)}>
              <strong className="font-semibold">{template.label}</strong>
              <span className="border-l-3 border-rule pl-3 wrap-anywhere whitespace-pre-line text-ink-soft">
                {text}
              </span>
            </MenuLink>
          )
        );
      })}
    </Menu>
  );
}
