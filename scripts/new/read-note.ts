/** Reads a Markdown file of another program: its fields, and its text. */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { UsageError } from './usage-error.ts';

/** A field as written. */
export type NoteField = { key: string; value: unknown; line: number };

export type Note = {
  fields: NoteField[];
  /** The file, with empty lines in place of the fields, so that line numbers match it. */
  text: string;
};

/** YAML, or TOML of Hugo. */
const FRONTMATTER = /^(---|\+\+\+)[ \t]*\n([^]*?\n)??\1[ \t]*(?:\n|$)/;

/** What Notion exports: a title, then at least two properties. */
const PROPERTIES = /^(# [^\n]+\n\s*\n)((?:\p{Lu}[^:\n]{0,30}: [^\n]*(?:\n|$)){2,})(?=\n|$)/u;

/**
 * @param shown path of the file in messages
 * @throws UsageError if the file or its fields can't be read
 */
export async function readNote(file: string, shown: string): Promise<Note> {
  if (!/\.(md|markdown)$/i.test(file)) {
    throw new UsageError(`${shown} isn't named .md. Rename it, or export your text as Markdown.`);
  }
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'not found' : `can't be read (${error.code})`;
    throw new UsageError(`${shown} ${reason}. Name the Markdown file behind --from.`);
  });
  if (!isUtf8(bytes)) throw new UsageError(`${shown} is not text in UTF-8. Save it as UTF-8.`);
  const source = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');

  const [head = '', fence, yamlOrToml = ''] = FRONTMATTER.exec(source) ?? [];
  if (fence) {
    const fields = Object.entries(readFields(fence, yamlOrToml, shown)).map(([key, value]) => ({
      key,
      value: value as unknown,
      line: lineOf(key, head),
    }));
    return { fields, text: blank(head) + source.slice(head.length) };
  }
  const [whole = '', title = '', properties = ''] = PROPERTIES.exec(source) ?? [];
  const fields = properties.split('\n').flatMap((property, index) => {
    const [, key = '', value = ''] = /^([^:]+): (.*)$/.exec(property) ?? [];
    return key
      ? [{ key: key.trim(), value: value.trim(), line: title.split('\n').length + index }]
      : [];
  });
  return { fields, text: title + blank(properties) + source.slice(whole.length) };
}

/** Only the ends of lines. */
export const blank = (text: string) => text.replaceAll(/[^\n]+/g, '');

/** Line of a field, or of a table of TOML. */
const lineOf = (key: string, head: string) =>
  head.split('\n').findIndex((line) => /^[["']*([^\s"':=\].]*)/.exec(line)?.[1] === key) + 1;

function readYaml(source: string): unknown {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw Object.assign(error, error.linePos?.[0]);
  return document.toJS();
}

/** @throws UsageError, with the line */
function readFields(fence: string, source: string, shown: string): object {
  try {
    const fields = fence === '---' ? readYaml(source) : parseToml(source);
    return typeof fields === 'object' && fields !== null ? fields : {};
  } catch (error) {
    const { message, line = 0 } = error as Error & { line?: number };
    const [reason = ''] = message.replace('Invalid TOML document: ', '').split(/ at line|:?\n/);
    throw new UsageError(
      `${shown}:${line + 1}: fields can't be read: ${reason}. Fix them, and try again.`,
    );
  }
}
