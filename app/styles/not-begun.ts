/** Until the page's scripts begin (server/scripts-last.ts), or have begun without having waited. */
export const notBegun = 'html:not([data-begun], [data-ready])';
