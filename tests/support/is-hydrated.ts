/** Whether the page is hydrated or, if it has no prerendered content, rendered. Runs in the page. */
export function isHydrated(): boolean {
  const hasReactKey = (element: Element | null, prefix: string) =>
    element !== null && Object.keys(element).some((key) => key.startsWith(prefix));
  // React first adds a key to the root, then one to each element as it hydrates.
  const content = document.querySelector('main *');
  return (
    hasReactKey(document.getElementById('root'), '__reactContainer') &&
    (content === null || hasReactKey(content, '__reactFiber'))
  );
}
