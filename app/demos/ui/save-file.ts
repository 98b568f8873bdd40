/** How long a file is kept for the browser to fetch it, ms. */
const REVOKE_DELAY_MS = 60_000;

/** Hands a file to the visitor as a download. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
