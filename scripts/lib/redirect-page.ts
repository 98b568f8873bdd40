const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that leads to another address, without scripts. @param lang of the title */
export function redirectPage(urlPath: string, { lang, title }: { lang: string; title: string }) {
  const words = escape(title);
  return `<!doctype html><html lang="${lang}" dir="auto"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta http-equiv="refresh" content="0; url=${urlPath}"><link rel="canonical" href="${urlPath}"><title>${words}</title><a href="${urlPath}">${words}</a>\n`;
}
