/**
 * Editor support for the owner, generated from the schema: JSON schemas of the YAML files and of the frontmatter, the
 * latter also as snippets, and the names of all media files as a type. Part of `npm run typecheck`.
 */
import path from 'node:path';
import { z } from 'zod';
import { frontmatterSchema, keepFile, writeMediaTypes, yamlSchemas } from 'portfolio-content';

type JsonSchema = {
  description?: string;
  type?: string;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};
const FOLDER = '.vscode';

const toJson = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** The text that completing a field inserts. */
function placeholder({ type, default: value, items }: JsonSchema): string {
  if (value !== undefined) return JSON.stringify(value);
  if (items?.enum) return `[\${1|${items.enum.join(',')}|}]`;
  return type === 'array' ? '[$1]' : '$1';
}

/** Every generated file by its path from the project's root. */
export function editorFiles(): Record<string, string> {
  const frontmatter = toJson(frontmatterSchema);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const schemas = Object.entries(yamlSchemas).map(([file, schema]) => {
    const name = file.replace('.yaml', '.json');
    return [`${FOLDER}/schemas/${name}`, json(toJson(schema))];
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
  for (const [file, text] of Object.entries(editorFiles())) await keepFile(file, text);
  await writeMediaTypes(path.resolve('content'));
}
