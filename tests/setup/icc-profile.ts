/** Minimal color profiles (ICC.1:2001-04, version 2) for tests: a gray, or three primaries, with a gamma. */

type Xyz = readonly [x: number, y: number, z: number];

/** The white point of every profile's XYZ values. */
const D50: Xyz = [0.9642, 1, 0.8249];
const HEADER_BYTES = 128;
/** Signature, offset and size of a tag. */
const TAG_ENTRY_BYTES = 12;

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
/** s15Fixed16Number */
const fixed = (value: number) => u32(Math.round(value * 0x10000));
const typed = (type: string, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(type, 'latin1'), u32(0), ...parts]);

const xyz = (values: Xyz) => typed('XYZ ', ...values.map(fixed));
/** u8Fixed8Number, padded to a multiple of four bytes. */
const curve = (gamma: number) => {
  const value = Buffer.alloc(4);
  value.writeUInt16BE(Math.round(gamma * 0x100));
  return typed('curv', u32(1), value);
};
const description = () =>
  typed('desc', u32(4), Buffer.from('Test', 'latin1'), Buffer.alloc(4 + 4 + 2 + 1 + 67 + 2));

export function iccProfile({ gamma, primaries }: { gamma: number; primaries?: readonly Xyz[] }) {
  const colorants = (primaries ?? []).flatMap((primary, index): [string, Buffer][] => {
    const letter = 'rgb'[index];
    return [
      [`${letter}XYZ`, xyz(primary)],
      [`${letter}TRC`, curve(gamma)],
    ];
  });
  const tags: [string, Buffer][] = [
    ['desc', description()],
    ['cprt', typed('text', Buffer.from('CC0\0', 'latin1'))],
    ['wtpt', xyz(D50)],
    ...(primaries ? colorants : [['kTRC', curve(gamma)] satisfies [string, Buffer]]),
  ];
  const table = [u32(tags.length)];
  let offset = HEADER_BYTES + 4 + TAG_ENTRY_BYTES * tags.length;
  for (const [signature, data] of tags) {
    table.push(Buffer.from(signature, 'latin1'), u32(offset), u32(data.length));
    offset += data.length;
  }
  const header = Buffer.alloc(HEADER_BYTES);
  u32(offset).copy(header, 0);
  // Version 2.4.
  u32(0x02400000).copy(header, 8);
  header.write(primaries ? 'mntrRGB XYZ ' : 'mntrGRAYXYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  Buffer.concat(D50.map(fixed)).copy(header, 68);
  return Buffer.concat([header, ...table, ...tags.map(([, data]) => data)]);
}

/** Adobe RGB (1998), adapted to D50. */
export const ADOBE_RGB = {
  gamma: 563 / 256,
  primaries: [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
} as const;

/** Proportional to light, unlike any usual gray. */
export const LINEAR_GRAY = { gamma: 1 } as const;
