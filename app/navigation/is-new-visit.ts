/** Whether this document was opened by a link or its URL, not by a reload, Back or Forward. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
