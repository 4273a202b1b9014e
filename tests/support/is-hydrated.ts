/** Whether the page is hydrated or, without prerendered content, rendered. Runs in the page. */
export function isHydrated(): boolean {
  const hasReactKey = (element: Element | null, prefix: string) =>
    element !== null && Object.keys(element).some((key) => key.startsWith(prefix));
  // React adds a key to the root first, and to each element on hydration.
  const content = document.querySelector('main *');
  return (
    hasReactKey(document.getElementById('root'), '__reactContainer') &&
    (content === null || hasReactKey(content, '__reactFiber'))
  );
}
