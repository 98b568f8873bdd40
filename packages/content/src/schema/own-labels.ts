/** `labels` of site.yaml: what an owner has the site say in other words. */
import { z } from 'zod';
import { en } from '../labels/en.ts';
import type { OwnLabels } from '../labels/labels.ts';
import { text } from './values.ts';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const placeholdersIn = (label: string) => [...label.matchAll(/\{\w+\}/g)].map(([braces]) => braces);

/** @param english with what the label must have in braces */
const label = (english: string) =>
  placeholdersIn(english)
    .reduce(
      (schema, braces) =>
        schema.refine((written) => written.includes(braces), `must have ${braces} in it`),
      text,
    )
    .optional()
    .describe(`In English: "${english}"`);

/** A label with a number. Some forms, such as Arabic's for 1 and 2, have it as a word. */
const forms = ({ one, other }: { one: string; other: string }) =>
  z
    .strictObject(
      Object.fromEntries(CATEGORIES.map((name) => [name, text.optional()])) as Record<
        (typeof CATEGORIES)[number],
        z.ZodOptional<typeof text>
      >,
    )
    .extend({ other: text })
    .optional()
    .describe(
      `In English: { one: "${one}", other: "${other}" }. Other languages have other forms: ${CATEGORIES.join(', ')}.`,
    );

export const ownLabelsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(en).map(([key, english]) => [
      key,
      typeof english === 'string' ? label(english) : forms(english),
    ]),
  ),
) as unknown as z.ZodType<OwnLabels>;
