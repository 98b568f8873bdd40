/** Everything in a built site as text, to find out what isn't in it. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text and metadata of a PDF. */
export async function readPdf(data: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    return text + JSON.stringify(await page.getAnnotations());
  });
  const { info } = await pdf.getMetadata();
  return JSON.stringify(info) + (await Promise.all(pages)).join(' ');
}

/** Every file in a folder as text, decompressed. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = async (file: string) => {
    const data = await readFile(file);
    if (file.endsWith('.br')) return brotliDecompressSync(data).toString();
    if (file.endsWith('.gz')) return gunzipSync(data).toString();
    if (path.basename(file) === 'resume') return readPdf(new Uint8Array(data));
    return data.toString('latin1');
  };
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, `${file} ${await read(file)}`])),
  ) as Record<string, string>;
}
