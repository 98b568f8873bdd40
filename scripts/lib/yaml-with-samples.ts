/** Writes YAML with comments and samples. */
import { Document, type Node } from 'yaml';
import { SAMPLE_TAG } from 'portfolio-content';

class Sample {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Marks a value as one that the owner has to replace. */
export const sample = (value: unknown): Sample => new Sample(value);

class Commented {
  readonly value: unknown;
  readonly comment: string;
  constructor(value: unknown, comment: string) {
    this.value = value;
    this.comment = comment;
  }
}

/** Puts a comment above a field. */
export const commented = (comment: string, value: unknown): Commented =>
  new Commented(value, comment);

/**
 * @param fields those that are undefined are left out
 * @param head comment at the top of the file
 */
export function writeYaml(fields: object, head?: string): string {
  const document = new Document();
  const nodeOf = (value: unknown): Node => {
    if (value instanceof Sample) {
      const node = nodeOf(value.value);
      node.tag = SAMPLE_TAG;
      return node;
    }
    if (Array.isArray(value)) {
      const list = document.createNode([]);
      list.items.push(...(value.map(nodeOf) as never[]));
      return list;
    }
    if (value === null || typeof value !== 'object') return document.createNode(value);
    const map = document.createNode({});
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      if (inner === undefined) continue;
      const name = document.createNode(key);
      if (inner instanceof Commented) name.commentBefore = toComment(inner.comment);
      const node = nodeOf(inner instanceof Commented ? inner.value : inner);
      map.add(document.createPair(name, node) as never);
    }
    return map;
  };
  document.contents = nodeOf(fields) as never;
  if (head) document.commentBefore = toComment(head);
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
}

const toComment = (text: string) => text.replaceAll(/^/gm, ' ');
