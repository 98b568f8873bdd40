import { expect, test } from 'vitest';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';
import { removeSamples } from './remove-samples.ts';

const talk = z.strictObject({ title: z.string(), year: z.number().optional() });
const schema = z.strictObject({
  name: z.string().optional(),
  talks: z.array(talk),
  topics: z.array(z.string()).min(1).optional(),
});
const strict = schema.required({ name: true });

/** The data of a YAML source without its samples. */
function published(source: string) {
  const { data, samplePaths, problems } = readYaml(source, schema, 1);
  expect(problems).toEqual([]);
  return removeSamples(data, samplePaths, schema);
}

test('a sample is removed, along with entries that are incomplete without it', () => {
  const source = `
name: !sample A
talks:
  - title: !sample One
    year: 2020
  - title: Two
    year: !sample 2021
  - { title: !sample "Three" }
  - title: Four
topics: [!sample a]
`;
  expect(published(source)).toEqual({ talks: [{ title: 'Two' }, { title: 'Four' }] });
});

test('a list and a group of fields can be samples', () => {
  expect(published('talks: [!sample { title: One }, { title: Two }]\ntopics: !sample [a]')).toEqual(
    {
      talks: [{ title: 'Two' }],
    },
  );
});

test('an alias of a sample is a sample', () => {
  expect(published('name: !sample &a One\ntalks: [{ title: *a }]')).toEqual({ talks: [] });
  expect(published('talks: [&a { title: !sample One }, *a]')).toEqual({ talks: [] });
});

test('the tag does not change the type of a value', () => {
  const { data } = readYaml('talks: [{ title: !sample "2020", year: !sample 2020 }]', schema, 1);
  expect(data).toEqual({ talks: [{ title: '2020', year: 2020 }] });
});

test('a file with a sample in a required field has no data', () => {
  expect(removeSamples({ name: 'A', talks: [] }, [['name']], strict)).toBeUndefined();
  expect(removeSamples({ name: 'A', talks: [] }, [[]], schema)).toBeUndefined();
});
