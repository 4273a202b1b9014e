import { Dialog } from '@/components/ui/dialog';
import { ContactForm } from './contact-form';

/** The contact form in a dialog, opened by 'Get Free Consultation' (spec 2). */
export function ContactModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Get Free Consultation"
      description="Tell us what you are planning. You will hear from us within 24 hours."
    >
      <ContactForm onSent={onClose} />
    </Dialog>
  );
}
