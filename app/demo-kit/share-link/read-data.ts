/** Validates untrusted data, for `read` of a `ShareFormat`. Each function returns undefined for anything else. */

/** A finite number in a range. */
export const readNumber = (data: unknown, min: number, max: number) =>
  typeof data === 'number' && data >= min && data <= max ? data : undefined;

/** A whole number in a range. */
export const readInteger = (data: unknown, min: number, max: number) =>
  Number.isInteger(data) ? readNumber(data, min, max) : undefined;

/** A text of at most `maxLength` UTF-16 code units. */
export const readText = (data: unknown, maxLength: number) =>
  typeof data === 'string' && data.length <= maxLength ? data : undefined;

/** One of a few values. */
export const readOneOf = <Value>(data: unknown, values: readonly Value[]) =>
  values.find((value) => value === data);

/** A list of at most `maxLength` items, all of which can be read. */
export function readList<Item>(
  data: unknown,
  maxLength: number,
  readItem: (data: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(data) || data.length > maxLength) return undefined;
  const items: Item[] = [];
  for (const each of data) {
    const item = readItem(each);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** The fields of an object. Read only fields by fixed names: others can be anything. */
export const readFields = (data: unknown) =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, unknown>>)
    : undefined;
