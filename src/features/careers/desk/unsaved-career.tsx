import { useDeferredValue, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Career } from '@/domain/career';
import { careerOfForm, type CareerFormValues } from './career-form-values';
import type { CareerEditing } from './career-draft';

interface UnsavedCareerProps {
  form: UseFormReturn<CareerFormValues>;
  editing: CareerEditing;
  today: Date;
  children: (career: Career) => ReactNode;
}

/** Passes the career that the form would store to `children`; while someone types, the form itself doesn't re-render. */
export function UnsavedCareer({ form, editing, today, children }: UnsavedCareerProps) {
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const values = useDeferredValue(typed);
  return children(careerOfForm(values, editing, today));
}
