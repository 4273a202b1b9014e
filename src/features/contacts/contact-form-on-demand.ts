import { loadable } from '@/components/loadable';

/** The contact form, in a file of its own: the static page shows it before that is there. */
export const ContactForm = loadable(async () => (await import('./contact-form')).ContactForm);
