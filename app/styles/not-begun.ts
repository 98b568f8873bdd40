/** Until the page's delayed scripts start (app/delayed-scripts), or have run without a delay. */
export const notBegun = 'html:not([data-begun], [data-ready])';
