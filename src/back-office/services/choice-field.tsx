import type { ReactNode } from 'react';
import { Radio } from '@/back-office/ui/radio';

interface ChoiceFieldProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: ReactNode; picture: ReactNode }[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, name, choices, isChosen, onChoose } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, picture }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 border border-rule bg-paper-raised px-2.5 text-sm hover:bg-firm-tint has-checked:border-firm has-checked:bg-firm-tint"
          >
            <Radio
              name={name}
              value={value}
              checked={isChosen(value)}
              onChange={() => onChoose(value)}
            />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
