/** What to write in place of a picture in Markdown or HTML, or of one on another site. */

const WITH_PROTOCOL = /^([a-z][\w+.-]*:|\/\/)/i;

/** Whether a file is named by a URL. */
export const isRemote = (src: string) => WITH_PROTOCOL.test(src);

/** `shot.png` of `https://example.org/a/shot.png?w=200` */
export function fileNameOf(url: string): string {
  const [path = ''] = url.replace(WITH_PROTOCOL, '').split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return url.startsWith('data:') || !name.includes('.') ? 'picture.png' : name;
}

/**
 * @param src file or URL, as written; undefined if there is none
 * @param alt text, as written
 * @param folder the case study's media folder, such as "content/media/boats"
 */
export function pictureAdvice(src: string | undefined, alt: string | undefined, folder: string) {
  const name = !src ? '…' : isRemote(src) || /^\.?\.\/|^\//.test(src) ? fileNameOf(src) : src;
  const text = (alt ?? '').trim().replaceAll('"', '&quot;') || '…';
  const tag = `<Image src="${name}" alt="${text}" />`;
  return src && isRemote(src) ? `Save it as ${folder}/${name}, and use ${tag}.` : `Use ${tag}.`;
}

/** A picture in Markdown, with its alt text to be filled in. */
export function markdownFor(src: string) {
  const name = isRemote(src) ? fileNameOf(src) : src;
  return `![What it shows](${/[\s()]/.test(name) ? `<${name}>` : name})`;
}
