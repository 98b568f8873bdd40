/**
 * The YAML between the two lines of "---" at the head of an MDX file, or undefined if there is none.
 */
export function splitFrontmatter(source: string): string | undefined {
  return /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source)?.[1];
}
