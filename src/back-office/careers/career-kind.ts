import { editKind } from '@/back-office/documents/edit-kind';
import { careers, parseCareer } from '@/collections/careers';
import { careerDeskQueries } from './career-desk-queries';
import { quotedCareerTitle } from './career-title';

export const careerKind = editKind('careers', careers, {
  parse: parseCareer,
  quotedTitle: quotedCareerTitle,
  savedQuery: careerDeskQueries.one,
});
