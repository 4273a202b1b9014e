/** Resolves when the native dialog with this id is open, now or later; on a server at once. */
export function whenDialogOpens(id: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(`dialog[open]#${id}`)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, attributeFilter: ['open'] });
    check();
  });
}
