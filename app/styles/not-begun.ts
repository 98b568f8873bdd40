/** Matches until the delayed scripts start (app/delayed-scripts); in the preview, until they have run. */
export const notBegun = 'html:not([data-begun], [data-ready])';
