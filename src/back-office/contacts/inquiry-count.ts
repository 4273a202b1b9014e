import { plural } from '@/lib/plural';

export const inquiryCount = (count: number) => plural(count, 'inquiry', 'inquiries');
