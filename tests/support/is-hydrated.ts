/** Whether the page is hydrated, or rendered where there is nothing to hydrate. Runs in the page. */
export function isHydrated(): boolean {
  const hasReactKey = (element: Element | null, prefix: string) =>
    element !== null && Object.keys(element).some((key) => key.startsWith(prefix));
  // React adds its key to the root first, and to each element when it is hydrated.
  const content = document.querySelector('main *');
  return (
    hasReactKey(document.getElementById('root'), '__reactContainer') &&
    (content === null || hasReactKey(content, '__reactFiber'))
  );
}
