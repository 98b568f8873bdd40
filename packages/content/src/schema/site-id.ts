/** An id of the site itself. The ids of headings have no colon (github-slugger), so the two never meet. */
export const siteId = (name: string) => `site:${name}`;
