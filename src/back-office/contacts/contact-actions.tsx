import { Copy, Mail, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '@/components/toast/toast-store';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { referenceOf, type Contact, type ContactStatus } from '@/domain/contact';
import { nameOnCard } from './contact-facts';
import { replyLink } from './reply-link';

interface ContactActionsProps {
  contact: Contact;
  onStatus: (status: ContactStatus) => void;
  onDelete: (contact: Contact) => void;
  children?: ReactNode;
}

export function ContactActions({ contact, onStatus, onDelete, children }: ContactActionsProps) {
  const name = nameOnCard(contact);
  const reply = replyLink(contact);
  const reference = referenceOf(contact.id);

  function handleReply() {
    if (contact.status !== 'new') return;
    toast({
      title: 'Reply opened in your mail program',
      description: `Mark ${reference} as contacted once it is sent.`,
      action: { label: 'Mark as contacted', onClick: () => onStatus('contacted') },
    });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {reply && (
        <ButtonAnchor href={reply} variant="quiet" size="small" data-reply onClick={handleReply}>
          <Mail aria-hidden className="size-4" /> Reply <span className="sr-only">to {name}</span>
        </ButtonAnchor>
      )}
      {children}
      <Button variant="quiet" size="small" onClick={() => void copyReference(reference)}>
        <Copy aria-hidden className="size-4" />
        <span className="sr-only">Copy reference</span>{' '}
        <span className="font-drawing">{reference}</span>
      </Button>
      <Button variant="bareDanger" size="small" onClick={() => onDelete(contact)}>
        <Trash2 aria-hidden className="size-4" />
        Delete <span className="sr-only">the inquiry of {name}</span>
      </Button>
    </div>
  );
}

async function copyReference(reference: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(reference);
    toast({ title: 'Copied', description: `Reference ${reference}` });
  } catch {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: `This browser didn’t allow copying. The reference is ${reference}.`,
    });
  }
}
