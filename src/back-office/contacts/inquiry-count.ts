import { plural } from '@/lib/plural';

/** '1 inquiry', '2 inquiries' */
export const inquiryCount = (count: number) => plural(count, 'inquiry', 'inquiries');
