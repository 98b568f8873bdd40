/** What the owner has to change, reported in one line. */
export class UsageError extends Error {}
