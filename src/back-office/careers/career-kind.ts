import { editKind, type EditKind, type FormValues } from '@/back-office/shared/edit-kind';
import { careers, parseCareer, type Career } from '@/collections/careers';
import { saveDocument } from '@/collections/change';
import { quotedCareerTitle } from './career-title';

export type CareerFormValues = FormValues<typeof careers>;

const kind = editKind(careers, { parse: parseCareer, quotedTitle: quotedCareerTitle });

export const careerKind: EditKind<CareerFormValues, Career> = {
  ...kind,
  save: (values, { id, item }) =>
    saveDocument('careers', id, item?.version ?? '', kind.inputOf(values)),
};
