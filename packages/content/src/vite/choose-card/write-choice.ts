/** Writes choices into the files of case studies, and takes them back. */
import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFolder } from '../../folder/content.ts';
import { type FieldPath, restoreField, setField, yamlOf } from '../../read/set-field.ts';
import type { Choice, Chooser } from './choices.ts';

type Written = { path: FieldPath; value: Choice['value']; former: string | undefined };

/**
 * @returns a function that writes a choice, or, if the file says it already, restores what the file had before; it returns
 * what has happened, in one sentence
 */
export function createWriter({ root }: ContentFolder) {
  /** What has been written to a field of an entry since the preview started, the last at the end. */
  const history = new Map<string, Written[]>();

  return async ({ study, edit, isWritten }: Chooser, choice: Choice): Promise<string> => {
    const { slug, file: shown } = study;
    const { field } = choice;
    const former = history.get(`${slug} ${field}`) ?? [];
    history.set(`${slug} ${field}`, former);
    const file = path.join(root, shown);
    const bytes = await readFile(file);
    const source = bytes.toString();
    const { path: at, value } = edit(choice);
    const name = at.at(-1) ?? field;
    // A file in another encoding would be damaged.
    if (!isUtf8(bytes)) return `${shown} isn't UTF-8. Save it as UTF-8.`;
    if (isWritten(choice)) {
      const last = former.at(-1);
      if (String(last?.value) !== String(choice.value)) return `${shown} already says this.`;
      former.pop();
      if (!last) return '';
      const restored = attempt(() => restoreField(source, last.path, last.former));
      if (restored === undefined) return `${shown} has changed since. Undo it in your editor.`;
      await writeFile(file, restored);
      return `Undone: ${shown} has the ${last.path.at(-1)} it had before.`;
    }
    const written = attempt(() => setField(source, at, value));
    if (!written)
      return `${name} can't be changed from here. Write ${yamlOf(value)} into ${shown}.`;
    await writeFile(file, written.source);
    former.push({ path: at, value: choice.value, former: written.former });
    return `${shown} now has ${name}: ${yamlOf(value)}`;
  };
}

/** A result; undefined if it can't be had without another change to the file. */
function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
