import { memo, Suspense } from 'react';
import { KeptInput } from '@/components/kept-input';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { StaticDialog } from '@/components/ui/static-dialog';
import { CONTACT_DIALOG } from '@/content/contact';
import { keepTrying } from '@/lib/keep-trying';
import type { ServiceList } from './contact-form';

/** Resolves once the native dialog is open; on the server, immediately. */
function whenDialogOpens(id: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(`dialog[open]#${id}`)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    check();
  });
}

export const CONTACT_DIALOG_ID = 'contact-dialog';

// Retries: otherwise, after a failed import, React would replace the form, and what was typed, with an error.
const ContactForm = lazyComponent(async () => {
  await whenDialogOpens(CONTACT_DIALOG_ID);
  return keepTrying(async () => (await import('./contact-form')).ContactForm);
});

/** Loads the form if its dialog is open, so that hydration can't replace the form with "Loading form". */
export async function preloadOpenContactDialog(): Promise<void> {
  if (document.querySelector(`dialog[open]#${CONTACT_DIALOG_ID}`)) await ContactForm.preload();
}

/** Memoized: an update before the form's code has loaded would make React replace the static form. */
export const ContactDialog = memo(function ContactDialog(props: { Services: ServiceList }) {
  return (
    <StaticDialog id={CONTACT_DIALOG_ID} {...CONTACT_DIALOG}>
      <Suspense fallback={<Loading text="Loading form" />}>
        <KeptInput />
        <ContactForm isInDialog Services={props.Services} />
      </Suspense>
    </StaticDialog>
  );
});
