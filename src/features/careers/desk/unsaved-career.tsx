import { useDeferredValue, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Career } from '@/domain/career';
import { careerOfForm, type CareerFormValues } from './career-form-values';
import type { CareerEditing } from './use-career-editor';

interface UnsavedCareerProps {
  form: UseFormReturn<CareerFormValues>;
  editing: CareerEditing;
  today: Date;
  children: (career: Career) => ReactNode;
}

/** Shows the career that the form would store. Only this renders again while someone types, not the form. */
export function UnsavedCareer({ form, editing, today, children }: UnsavedCareerProps) {
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const values = useDeferredValue(typed);
  return children(careerOfForm(values, editing, today));
}
