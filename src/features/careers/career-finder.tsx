import { useId } from 'react';
import { FormField } from '@/components/form-field';
import { Input, NativeSelect } from '@/components/ui/input';
import { CAREERS_PAGE } from '@/content/careers';
import type { Career } from '@/domain/career';
import {
  choicesOf,
  MAX_FILTER_LENGTH,
  type CareerChoice,
  type useCareerFilter,
} from './career-filter';

const { finder: WORDS } = CAREERS_PAGE;
const CHOICES: CareerChoice[] = ['type', 'department', 'location'];

export function CareerFinder({
  careers,
  filter: { filter, choose, type, flush },
}: {
  careers: readonly Career[];
  filter: ReturnType<typeof useCareerFilter>;
}) {
  const id = useId();
  return (
    <form
      role="search"
      className="grid grid-cols-1 gap-4 border-t border-rule-strong bg-paper-deep p-4 sm:grid-cols-3 sm:p-6 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="sm:col-span-3">
        <FormField id={`${id}-q`} label={WORDS.search}>
          <Input
            id={`${id}-q`}
            type="search"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_FILTER_LENGTH}
            value={filter.q}
            onChange={(event) => type(event.target.value)}
            onBlur={flush}
          />
        </FormField>
      </div>
      {CHOICES.map((key) => (
        <FormField key={key} id={`${id}-${key}`} label={WORDS[key].label}>
          <NativeSelect
            id={`${id}-${key}`}
            dir="auto"
            value={filter[key]}
            onChange={(event) => choose({ [key]: event.target.value })}
          >
            <option value="">{WORDS[key].all}</option>
            {choicesOf(careers, key, filter[key]).map(({ value, label }) => (
              <option key={value} value={value} dir="auto">
                {label}
              </option>
            ))}
          </NativeSelect>
        </FormField>
      ))}
    </form>
  );
}
