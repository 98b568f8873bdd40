/** `npx paper-cards <title> --hue 210 --out card/`: the files of one card. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CardSettings } from './draw-card.ts';
import { drawFiles } from './draw-files.ts';
import { FACES, SCENES } from './names.ts';

const USAGE =
  'Usage: paper-cards <title> --hue <0 to 359> --out <folder> [--scene <name>] [--lettering <name>] [--picture <file>]... | --list';

/** What is wrong with the input, in one line. */
class InputError extends Error {}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** The settings of a scene. Without a name, the number of pictures decides: none is a pattern, more are screenshots. */
function cardOf(scene: string | undefined, pictures: number): CardSettings {
  const kind = pictures > 0 ? 'screens' : 'pattern';
  if (scene === undefined) return { kind };
  if (isOneOf(SCENES.pattern, scene)) return { kind: 'pattern', motif: scene };
  if (isOneOf(SCENES.screens, scene)) return { kind: 'screens', scene };
  if (isOneOf(SCENES.photo, scene)) return { kind: 'photo', scene };
  throw new InputError(`There is no scene “${scene}”. List the scenes with --list.`);
}

/** Number of pictures that each kind of card can have. */
const PICTURES = { pattern: [0, 0], screens: [1, 3], photo: [1, 1] } as const;

/** The card to draw, or a text to show. */
function readInput(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      hue: { type: 'string' },
      out: { type: 'string' },
      scene: { type: 'string' },
      lettering: { type: 'string', default: 'rounded' },
      picture: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const [title, extra] = positionals;
  const { lettering, picture, out } = values;
  if (values.help) return USAGE;
  if (values.list) return [...Object.values(SCENES).flat(), ...FACES].join('\n');
  if (!title || extra !== undefined || !out || !values.hue) throw new InputError(USAGE);
  const hue = Number(values.hue);
  if (!/^\d+$/.test(values.hue) || hue >= 360)
    throw new InputError(`--hue must be a whole number from 0 to 359, not “${values.hue}”.`);
  if (!isOneOf(FACES, lettering))
    throw new InputError(`There is no lettering “${lettering}”. Use ${FACES.join(', ')}.`);
  const card = cardOf(values.scene, picture.length);
  const [min, max] = PICTURES[card.kind];
  if (picture.length < min || picture.length > max)
    throw new InputError(`A card of this kind has ${min} to ${max} pictures.`);
  return { title, hue, lettering, card, files: picture, out };
}

const readPicture = (file: string) =>
  readFile(file).catch(() => {
    throw new InputError(`The picture ${file} can’t be read.`);
  });

/** Creates all folders before the first file, so that a folder that can't be created leaves nothing behind. */
async function writeFiles(out: string, files: ReadonlyMap<string, string | Uint8Array>) {
  for (const name of files.keys())
    await mkdir(path.join(out, path.dirname(name)), { recursive: true });
  for (const [name, data] of files) await writeFile(path.join(out, name), data);
}

async function run(args: readonly string[]) {
  const input = readInput(args);
  if (typeof input === 'string') return input;
  const { files, out, ...card } = input;
  const pictures = await Promise.all(files.map(readPicture));
  const slug = card.title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const drawn = await drawFiles({ slug, ...card, pictures }).catch((error: unknown) => {
    throw new InputError(error instanceof Error ? error.message : String(error));
  });
  await writeFiles(out, drawn).catch(({ code }: NodeJS.ErrnoException) => {
    throw new InputError(
      `Files can’t be written to ${out} (${code}). Name another folder with --out.`,
    );
  });
  return `${drawn.size} files are in ${out}.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isKnown = error instanceof InputError || error instanceof TypeError;
  console.error(isKnown ? (error.message.split('\n')[0] ?? '') : error);
  process.exitCode = 1;
}
