/** Fields of case studies that had another name. Files keep working; `npm run check` advises to rename them. */

/** Former name -> name. */
const RENAMED: Readonly<Record<string, string>> = { life: 'animations' };

export type FormerField = { former: string; name: string; line: number };

/**
 * Gives the fields of a frontmatter their present names.
 * @param frontmatter YAML, without the lines of "---"
 * @param firstLine of it in the file
 */
export function renameFields(frontmatter: string, firstLine: number) {
  const formerFields: FormerField[] = [];
  const lines = frontmatter.split('\n').map((text, index) => {
    const [, former = ''] = /^(\w+)[ \t]*:(?=\s|$)/.exec(text) ?? [];
    const name = Object.hasOwn(RENAMED, former) ? RENAMED[former] : undefined;
    if (name === undefined) return text;
    formerFields.push({ former, name, line: firstLine + index });
    return name + text.slice(former.length);
  });
  return { source: lines.join('\n'), formerFields };
}
