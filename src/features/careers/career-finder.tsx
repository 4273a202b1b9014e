import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Input, NativeSelect } from '@/components/ui/input';
import { CAREERS_PAGE } from '@/content/careers';
import {
  CAREER_CHOICES,
  choicesOf,
  filterOfQuery,
  MAX_FILTER_LENGTH,
  type useCareerFilter,
} from './career-filter';
import type { CareerSummary } from './career-summary';

const { finder: WORDS } = CAREERS_PAGE;

/** On phones, a checkbox shows the selects, even before hydration. */
export function CareerFinder(props: {
  careers: readonly CareerSummary[];
  filter: ReturnType<typeof useCareerFilter>;
}) {
  const { filter, change, flush } = props.filter;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const chosen = CAREER_CHOICES.filter((key) => filter[key] !== '').length;

  // Restores input from before hydration, which React would reset.
  const restoreTyped = useEffectEvent((fields: FormData) => {
    const typed = Object.entries(filterOfQuery(fields)).filter(
      ([key, value]) => value !== '' && value !== filter[key as keyof typeof filter],
    );
    if (typed.length > 0) change(Object.fromEntries(typed));
  });
  useLayoutEffect(() => {
    if (form.current) restoreTyped(new FormData(form.current));
  }, []);

  return (
    <form
      ref={form}
      role="search"
      className="grid grid-cols-[1fr_auto] gap-3 border-t border-rule-strong bg-paper-deep p-4 sm:grid-cols-3 print:hidden"
      onBlur={flush}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="min-w-0 sm:col-span-3">
        <Input
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={WORDS.search}
          placeholder={WORDS.search}
          maxLength={MAX_FILTER_LENGTH}
          value={filter.q}
          onChange={(event) => change({ q: event.target.value })}
        />
      </div>
      <input
        id={id}
        type="checkbox"
        className="peer col-start-2 row-start-1 appearance-none rounded border border-rule-strong sm:hidden"
      />
      <label
        htmlFor={id}
        className="pointer-events-none col-start-2 row-start-1 self-center px-3 font-semibold sm:hidden"
      >
        {WORDS.filters}
        {chosen > 0 && ` (${chosen})`}
      </label>
      <div className="col-span-2 hidden gap-3 peer-checked:grid sm:contents">
        {CAREER_CHOICES.map((key) => (
          <NativeSelect
            key={key}
            name={key}
            dir="auto"
            aria-label={WORDS[key].label}
            value={filter[key]}
            onChange={(event) => change({ [key]: event.target.value })}
          >
            <option value="">{WORDS[key].all}</option>
            {choicesOf(props.careers, key, filter[key]).map(({ value, label }) => (
              <option key={value} value={value} dir="auto">
                {label}
              </option>
            ))}
          </NativeSelect>
        ))}
      </div>
    </form>
  );
}
