/** For a ref: the prerendered page has the system's scheme checked, whatever is chosen. */
function checkIfChosen(radio: HTMLInputElement | null) {
  if (radio && radio.value === document.documentElement.dataset['scheme']) radio.checked = true;
}

function choice(label: string, value: string) {
  return (
    <label className="inline-flex min-h-8 items-center gap-1.5">
      <input
        ref={checkIfChosen}
        type="radio"
        name="scheme"
        value={value}
        defaultChecked={value === 'system'}
        className="size-4 accent-current scheme-dark"
      />
      {label}
    </label>
  );
}

/** The color scheme (design 7). The script in index.html applies and stores the choice, also before hydration. */
export function SchemeSwitch() {
  return (
    <fieldset className="flex flex-wrap gap-x-4 noscript:hidden">
      <legend className="sr-only">Color scheme</legend>
      {choice('System', 'system')}
      {choice('Light', 'light')}
      {choice('Blueprint', 'dark')}
    </fieldset>
  );
}
