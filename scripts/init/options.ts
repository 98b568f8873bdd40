/** The command line of `npm run init`. */
import { parseArgs } from 'node:util';
import { BUILT_IN, isBuiltIn, language } from 'portfolio-content';
import { z } from 'zod';

/** What the owner says about themselves on the command line. */
export type InitOptions = z.infer<typeof optionsSchema>;

const absoluteUrl = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const LANGUAGE = `must be the tag of a language that the site speaks (${Object.keys(BUILT_IN).join(', ')}), such as pt-BR`;

const filled = z.string().trim().min(1, 'is empty. Write something after it.');

const optionsSchema = z.object({
  name: filled.optional(),
  role: filled.optional(),
  email: z
    .string()
    .trim()
    .pipe(z.email('must be an email address, such as robin@example.org'))
    .optional(),
  city: filled.optional(),
  github: z
    .string()
    .trim()
    .transform((account) => account.replace(/^@|^https:\/\/github\.com\//, ''))
    .refine(
      // https://github.com/shinnn/github-username-regex#readme
      (account) => /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i.test(account),
      'must be the name of a GitHub account, such as robin-example',
    )
    .optional(),
  url: z
    .string()
    .trim()
    .refine(absoluteUrl, 'must be an absolute URL, such as https://robin.example')
    .optional(),
  hue: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, 'must be a whole number of degrees from 0 to 359')
    .transform(Number)
    .refine((hue) => hue <= 359, 'must be a whole number of degrees from 0 to 359')
    .optional(),
  lang: z
    .string()
    .trim()
    .refine((tag) => language.safeParse(tag).success && isBuiltIn(tag), LANGUAGE)
    .pipe(language)
    .optional(),
  resume: filled.optional(),
  yes: z.boolean().default(false),
});

const FLAGS = [...optionsSchema.keyof().options];

/**
 * Reads the arguments.
 * @returns the valid options, and one line for each argument that is wrong
 */
export function readOptions(args: string[]): { options: InitOptions; problems: string[] } {
  const { tokens = [] } = parseArgs({
    args,
    // Otherwise it stops at the first problem.
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      FLAGS.map((name) => [name, { type: name === 'yes' ? 'boolean' : 'string' } as const]),
    ),
  });
  const problems: string[] = [];
  const given: Record<string, string | true> = {};
  /** What follows a wrong option belongs to it. */
  let followsWrongOption = false;
  for (const token of tokens) {
    if (token.kind === 'option') {
      const problem = problemOf(token);
      if (problem) problems.push(problem);
      else given[token.name] = token.value ?? true;
      followsWrongOption = problem !== undefined;
    } else if (token.kind === 'positional') {
      if (!followsWrongOption) {
        problems.push(`"${token.value}" belongs to no option. Put a value with spaces in quotes.`);
      }
      followsWrongOption = false;
    }
  }
  const { error } = optionsSchema.safeParse(given);
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    const reason = message.replace(/^must (.*)$/, `is "${given[name]}". It must $1.`);
    problems.push(`--${name} ${reason}`);
  }
  for (const { path } of error?.issues ?? []) delete given[String(path[0])];
  return { options: optionsSchema.parse(given), problems };
}

type Option = { name: string; rawName: string } & (
  { value: string; inlineValue: boolean } | { value: undefined; inlineValue: undefined }
);

function problemOf({ name, rawName, value, inlineValue }: Option): string | undefined {
  if (!FLAGS.some((flag) => flag === name)) {
    return `${rawName} is an unknown option. Use ${FLAGS.map((flag) => `--${flag}`).join(', ')}.`;
  }
  if (name === 'yes') return value === undefined ? undefined : '--yes takes no value. Remove it.';
  // The next option isn't a value.
  const isMissing = value === undefined || (!inlineValue && value.startsWith('--'));
  return isMissing ? `--${name} has no value. Write one after it.` : undefined;
}
