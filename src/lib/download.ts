/** Safari still reads the blob after the click (source: https://github.com/eligrey/FileSaver.js). */
const REVOKE_AFTER_MS = 40_000;

/** Saves a blob as a file with this name in the browser's download folder. */
export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  // Firefox ignored clicks on a link outside of the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
