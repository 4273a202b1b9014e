/** Safari reads the blob after the click (https://github.com/eligrey/FileSaver.js). */
const REVOKE_AFTER_MS = 40_000;

export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  // Some versions of Firefox ignore clicks on a link outside the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
