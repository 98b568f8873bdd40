/** The answer for an address without a page; thrown by loaders. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });
