import type { ReactNode } from 'react';

interface FormFieldProps {
  /** ID of the control. For aria-describedby, its help and error have the IDs `{id}-help` and `{id}-error`. */
  id: string;
  label: string;
  mark?: 'required' | 'optional';
  help?: ReactNode;
  error?: string | undefined;
  /** For errors that appear while the focus is elsewhere. */
  announcesError?: boolean;
  children: ReactNode;
}

export function FormField(props: FormFieldProps) {
  const { id, label, mark, help, error, announcesError, children } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {mark === 'required' && (
          <span className="text-danger" aria-hidden>
            {' *'}
          </span>
        )}
        {mark === 'optional' && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <p
        id={`${id}-error`}
        className="text-sm font-semibold wrap-anywhere text-danger"
        aria-live={announcesError ? 'polite' : undefined}
      >
        {error}
      </p>
    </div>
  );
}
