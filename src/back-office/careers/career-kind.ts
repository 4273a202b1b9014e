import { editKind, type EditKind } from '@/back-office/documents/edit-kind';
import { careers, parseCareer, type Career } from '@/collections/careers';
import type { FormValues } from '@/collections/form-values';
import { careerDeskQueries } from './career-desk-queries';
import { quotedCareerTitle } from './career-title';

export const careerKind: EditKind<FormValues<typeof careers>, Career> = editKind(
  'careers',
  careers,
  { parse: parseCareer, quotedTitle: quotedCareerTitle, savedQuery: careerDeskQueries.one },
);
