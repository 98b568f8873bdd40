/**
 * Opens the system's dialog for sharing on phones and tablets; a mouse has the clipboard and downloads.
 * @returns `unavailable` where there is none for this data
 */
export async function openShareDialog(
  data: ShareData,
): Promise<'shared' | 'canceled' | 'unavailable'> {
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(data)) return 'unavailable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // The visitor has dismissed it, or it is open already.
    return /AbortError|InvalidStateError/.test((error as Error).name) ? 'canceled' : 'unavailable';
  }
}
