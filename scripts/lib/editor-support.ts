/**
 * Editor support for the owner, generated from the schema: JSON schemas of the YAML files and of the frontmatter, the
 * latter also as snippets, and the names of all media files as a type. Part of `npm run typecheck`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { frontmatterSchema, yamlSchemas } from '../../app/content/schema.ts';
import { keepFile, writeMediaTypes } from '../../tools/content/media/media-types.ts';

type JsonSchema = {
  description?: string;
  type?: string;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** Alternatives of a union. */
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};
type Docs = {
  /** Field -> its JSDoc, and its nested fields. */
  fields: Record<string, { text: string | undefined; inside: Docs }>;
  /** The alternatives of a union, in order. */
  options: Docs[];
};

const SCHEMA = 'app/content/schema.ts';
const FOLDER = '.vscode';

/** Reads the JSDoc of all fields of the schemas, by the name of the schema's constant. */
async function readDocs(): Promise<Record<string, Docs>> {
  const source = ts.createSourceFile(
    SCHEMA,
    await readFile(SCHEMA, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const constants: Record<string, Docs> = {};
  const docsIn = (node: ts.Node): Docs => {
    const docs: Docs = { fields: {}, options: [] };
    const look = (part: ts.Node): void => {
      if (ts.isIdentifier(part)) {
        const { fields, options = [] } = constants[part.text] ?? {};
        Object.assign(docs.fields, fields);
        docs.options.push(...options);
      }
      if (ts.isArrayLiteralExpression(part)) {
        docs.options.push(...part.elements.map(docsIn));
        return undefined;
      }
      if (!ts.isObjectLiteralExpression(part)) return ts.forEachChild(part, look);
      for (const property of part.properties) {
        if (!ts.isPropertyAssignment(property)) continue;
        const [comment] = ts.getJSDocCommentsAndTags(property);
        const text = comment && ts.getTextOfJSDocComment(comment.comment)?.replaceAll(/\s+/g, ' ');
        docs.fields[property.name.getText()] = { text, inside: docsIn(property.initializer) };
      }
      return undefined;
    };
    look(node);
    return docs;
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) constants[name.getText()] = docsIn(initializer);
    }
  }
  return constants;
}

const NO_DOCS: Docs = { fields: {}, options: [] };

function describe(schema: JsonSchema, docs: Docs): JsonSchema {
  const { properties, items, anyOf, oneOf } = schema;
  const alternatives = (options?: JsonSchema[]) =>
    options?.map((option, index) => describe(option, docs.options[index] ?? NO_DOCS));
  const described = Object.entries(properties ?? {}).map(([name, property]) => {
    const { text, inside = NO_DOCS } = docs.fields[name] ?? {};
    return [name, { ...(text && { description: text }), ...describe(property, inside) }];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items && { items: describe(items, docs) }),
    ...(anyOf && { anyOf: alternatives(anyOf) }),
    ...(oneOf && { oneOf: alternatives(oneOf) }),
  };
}

const toJson = (schema: z.ZodType, docs = NO_DOCS) =>
  describe(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, docs);

/** The text that completing a field inserts. */
function placeholder({ type, default: value, items }: JsonSchema): string {
  if (value !== undefined) return JSON.stringify(value);
  if (items?.enum) return `[\${1|${items.enum.join(',')}|}]`;
  return type === 'array' ? '[$1]' : '$1';
}

/** Every generated file by its path from the project's root. */
export async function editorFiles(): Promise<Record<string, string>> {
  const docs = await readDocs();
  const frontmatter = toJson(frontmatterSchema, docs.frontmatterSchema);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const schemas = Object.entries(yamlSchemas).map(([file, schema]) => {
    const name = file.replace('.yaml', '');
    const camel = name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
    return [`${FOLDER}/schemas/${name}.json`, json(toJson(schema, docs[`${camel}Schema`]))];
  });
  const snippets = Object.entries(frontmatter.properties ?? {}).map(([name, property]) => [
    name,
    {
      scope: 'mdx',
      prefix: name,
      body: `${name}: ${placeholder(property)}`,
      description: property.description,
    },
  ]);
  return {
    ...Object.fromEntries(schemas),
    [`${FOLDER}/schemas/case-study.json`]: json(frontmatter),
    [`${FOLDER}/case-study.code-snippets`]: json(Object.fromEntries(snippets)),
  };
}

if (process.argv[1] && import.meta.filename === path.resolve(process.argv[1])) {
  for (const [file, text] of Object.entries(await editorFiles())) await keepFile(file, text);
  await writeMediaTypes(path.resolve('content'));
}
