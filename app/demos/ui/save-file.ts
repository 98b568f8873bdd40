/** Delay before the object URL is revoked, so that the browser can read the file, ms. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
