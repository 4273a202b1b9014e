import { loadable } from '@/components/loadable';

/** The enquiry form, in a file of its own: the static page shows it before that is there. */
export const EnquiryForm = loadable(async () => (await import('./enquiry-form')).EnquiryForm);
