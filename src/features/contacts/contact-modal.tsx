import { Dialog } from '@/components/ui/dialog';
import { FIRM } from '@/content/firm';
import { ContactForm } from './contact-form';

/** Opened by 'Get Free Consultation' (spec 2). */
export function ContactModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Get Free Consultation"
      description={`Tell us what you’re planning. You’ll hear from us within ${FIRM.figures.response}.`}
    >
      <ContactForm onSent={onClose} />
    </Dialog>
  );
}
