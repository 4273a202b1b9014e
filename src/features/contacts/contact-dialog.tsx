import { dialogForm } from '@/components/dialog-form';
import { StaticDialog } from '@/components/ui/static-dialog';
import { CONTACT_DIALOG } from '@/content/contact';
import type { ServiceList } from './contact-form';

export const CONTACT_DIALOG_ID = 'contact-dialog';

const ContactForm = dialogForm(
  CONTACT_DIALOG_ID,
  async () => (await import('./contact-form')).ContactForm,
);

export function ContactDialog(props: { Services: ServiceList }) {
  return (
    <StaticDialog id={CONTACT_DIALOG_ID} {...CONTACT_DIALOG}>
      <ContactForm isInDialog Services={props.Services} />
    </StaticDialog>
  );
}
