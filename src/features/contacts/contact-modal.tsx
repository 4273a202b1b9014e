import { Dialog } from '@/components/ui/dialog';
import { ContactForm } from './contact-form';

interface ContactModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The contact form in a dialog, opened by 'Get Free Consultation' (spec 2). */
export function ContactModal(props: ContactModalProps) {
  return (
    <Dialog
      {...props}
      title="Get Free Consultation"
      description="Tell us what you are planning. You will hear from us within 24 hours."
    >
      <ContactForm onSent={() => props.onOpenChange(false)} />
    </Dialog>
  );
}
