/** Attributes of a link that opens another site, in a tab of its own. */
export const EXTERNAL = { target: '_blank', rel: 'noopener noreferrer' };
