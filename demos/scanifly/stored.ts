import { readFields, readList, readNumber, readOneOf } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { names, numbered, type Work } from './designs.ts';
import { type Panel, reasonAgainst } from './panels.ts';
import { roof } from './roof.ts';

/** More panels than the roof has room for. */
const MAX_PANELS = 200;
/** Largest distance from the origin of a face, m: more than any has. */
const MAX_M = 50;

const FACES = roof.map(({ id }) => id);

function readPanel(data: unknown): Omit<Panel, 'id'> | undefined {
  const fields = readFields(data);
  const face = readOneOf(fields?.face, FACES);
  const u = readNumber(fields?.u, -MAX_M, MAX_M);
  const v = readNumber(fields?.v, 0, MAX_M);
  const tall = readOneOf(fields?.tall, [true, false]);
  if (face === undefined || u === undefined || v === undefined || tall === undefined)
    return undefined;
  return { face, u, v, tall };
}

/** The panels of all designs. Those that wouldn't fit are left out. */
export const workFormat: ShareFormat<Work> = {
  name: 'scanifly',
  version: 1,
  write: ({ designs, shown }) => ({
    shown,
    designs: names.map((name) =>
      designs[name].map(({ face, u, v, tall }) => ({ face, u, v, tall })),
    ),
  }),
  read(data) {
    const fields = readFields(data);
    const shown = readOneOf(fields?.shown, names);
    const lists = readList(fields?.designs, names.length, (list) =>
      readList(list, MAX_PANELS, readPanel),
    );
    if (!shown || lists?.length !== names.length) return undefined;
    const fitting = (list: readonly Omit<Panel, 'id'>[]) => {
      const panels: Panel[] = [];
      for (const panel of list) {
        if (reasonAgainst(panel, panels) === undefined) panels.push(numbered(panel));
      }
      return panels;
    };
    const [A = [], B = [], C = []] = lists.map(fitting);
    return { designs: { A, B, C }, shown, changed: shown };
  },
};
