/** What a build makes of the same source again and again, made once and kept in `.cache/`. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param folder in `.cache/`; another name for every way of making it
 * @param source whatever the result depends on
 * @param make makes the result where there is none
 */
export async function cached(
  folder: string,
  source: string | Buffer,
  make: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const name = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const file = path.resolve('.cache', folder, name);
  try {
    return await readFile(file);
  } catch {
    const made = Buffer.from(await make());
    await mkdir(path.dirname(file), { recursive: true });
    // Others may make the same at the same time: none reads what another has half written.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }
}
