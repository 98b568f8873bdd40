import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { readFields, readInteger, readList, readNumber, readOneOf, readText } from './read-data.ts';
import { decodeLink, encodeLink, MAX_FRAGMENT_LENGTH, type ShareFormat } from './share-link.ts';
import { storedWork, storeWork } from './stored-work.ts';

type Fleet = { color: 'red' | 'blue'; name: string; boats: { x: number; sails: number }[] };

const format: ShareFormat<Fleet> = {
  name: 'paper-boats',
  version: 3,
  write: ({ color, name, boats }) => ({
    color,
    name,
    boats: boats.map(({ x, sails }) => [x, sails]),
  }),
  read(data) {
    const fields = readFields(data);
    const color = readOneOf(fields?.color, ['red', 'blue'] as const);
    const name = readText(fields?.name, 20);
    const boats = readList(fields?.boats, 300, (item) => {
      const [x, sails] = readList(item, 2, (each) => readNumber(each, -500, 500)) ?? [];
      return x !== undefined && readInteger(sails, 0, 4) !== undefined && sails !== undefined
        ? { x, sails }
        : undefined;
    });
    return color && boats && name !== undefined ? { color, name, boats } : undefined;
  },
};

const fleets = fc.record<Fleet>({
  color: fc.constantFrom('red', 'blue'),
  name: fc.string({ maxLength: 20, unit: 'grapheme' }).filter((name) => name.length <= 20),
  boats: fc.array(
    fc.record({
      // JSON has no negative zero.
      x: fc.double({ min: -500, max: 500, noNaN: true }).map((x) => x + 0),
      sails: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 20 },
  ),
});

/** A fragment with any payload. */
const linkOf = (json: string, version = 3) =>
  `#paper-boats=${version}.${deflateRawSync(json).toString('base64url')}`;

test('work that a link carries is the same when it is opened', async () => {
  await fc.assert(
    fc.asyncProperty(fleets, async (fleet) => {
      const link = await encodeLink(format, fleet);
      expect(link).toMatch(/^#paper-boats=3\.[\w-]+$/);
      expect(link?.length).toBeLessThanOrEqual(MAX_FRAGMENT_LENGTH);
      expect(await decodeLink(format, link ?? '')).toEqual(fleet);
    }),
  );
});

/** Its numbers can't be compressed much. */
const manyBoats = Array.from({ length: 250 }, (_, index) => ({ x: Math.sin(index), sails: 1 }));

test('work that is too much for a link has none, and neither has work that wouldn’t be opened', async () => {
  const boats = Array.from({ length: 2 }, () => ({ x: 501, sails: 1 }));
  for (const refused of [manyBoats, boats]) {
    expect(await encodeLink(format, { color: 'red', name: '', boats: refused })).toBeUndefined();
  }
});

test('a fragment for another demo or a heading, or an empty one, carries no work', async () => {
  for (const other of ['', '#', '#paper-boats', '#paper-boats-2=3.AA', '#other=3.AA']) {
    expect(await decodeLink(format, other)).toBeUndefined();
  }
});

test('a link of an older or newer version is recognized', async () => {
  for (const version of [0, 2, 4, 99]) {
    expect(await decodeLink(format, linkOf('{}', version))).toBe('other-version');
  }
});

test('a link that was cut off anywhere is damaged', async () => {
  await fc.assert(
    fc.asyncProperty(fleets, fc.nat(), async (fleet, at) => {
      const link = (await encodeLink(format, fleet)) ?? '';
      const start = '#paper-boats='.length;
      const cut = link.slice(0, start + (at % (link.length - start)));
      expect(await decodeLink(format, cut)).toBe('damaged');
    }),
  );
});

test('garbage is damaged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (text) => {
      expect(await decodeLink(format, `#paper-boats=3.${text}`)).toBe('damaged');
    }),
  );
});

test('any JSON is damaged or valid work, and is never thrown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      expect(await decodeLink(format, linkOf(json))).toBe('damaged');
    }),
  );
});

const fleet = { color: 'red', name: 'One', boats: [[1, 2]] };
test.each([
  ['valid', fleet, { color: 'red', name: 'One', boats: [{ x: 1, sails: 2 }] }],
  ['a number beyond its range', { ...fleet, boats: [[1e9, 2]] }, 'damaged'],
  ['a fraction for a count', { ...fleet, boats: [[1, 2.5]] }, 'damaged'],
  ['a text for a number', { ...fleet, boats: [['1', 2]] }, 'damaged'],
  ['too many items', { ...fleet, boats: Array.from({ length: 301 }, () => [1, 2]) }, 'damaged'],
  ['an unknown choice', { ...fleet, color: 'constructor' }, 'damaged'],
  ['too long a text', { ...fleet, name: 'x'.repeat(21) }, 'damaged'],
  ['a list for an object', [fleet], 'damaged'],
])('data that is %s', async (_, data, expected) => {
  expect(await decodeLink(format, linkOf(JSON.stringify(data)))).toEqual(expected);
});

test.each([
  ['a number too large for a double', '{"color":"red","name":"","boats":[[1e999,1]]}'],
  ['a prototype instead of fields', '{"__proto__":{"color":"red","name":"","boats":[]}}'],
])('hostile JSON with %s is damaged, and changes no prototype', async (_, json) => {
  expect(await decodeLink(format, linkOf(json))).toBe('damaged');
  expect(({} as Record<string, unknown>).color).toBeUndefined();
});

test('a short link that would inflate to a long text is damaged', async () => {
  const link = linkOf(`{"color":"red","name":"","boats":[]${' '.repeat(1_000_000)}}`);
  expect(link.length).toBeLessThan(MAX_FRAGMENT_LENGTH);
  expect(await decodeLink(format, link)).toBe('damaged');
});

test('a link that is longer than any that is made is damaged', async () => {
  const json = JSON.stringify(format.write({ color: 'red', name: '', boats: manyBoats }));
  expect(format.read(JSON.parse(json))).toBeDefined();
  expect(await decodeLink(format, linkOf(json))).toBe('damaged');
});

test('stored work is read again, but not that of another version, or what isn’t work', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
  expect(storedWork(format)).toBeUndefined();
  const work: Fleet = { color: 'blue', name: 'Tern', boats: [{ x: 3, sails: 2 }] };
  storeWork(format, work);
  expect(storedWork(format)).toEqual(work);
  expect(storedWork({ ...format, version: 4 })).toBeUndefined();
  for (const text of ['[3,{"color":"green"}]', '[3', 'null']) {
    for (const key of items.keys()) items.set(key, text);
    expect(storedWork(format)).toBeUndefined();
  }
  vi.unstubAllGlobals();
});
