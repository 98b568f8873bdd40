/** Measures how long a site with 500 case studies builds, next to one with 10, once its pictures exist. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeSite } from '../tests/setup/write-site.ts';
import type { Benchmark } from './figures.ts';
import { runTimed } from './processes.ts';

const [FEW, MANY] = [10, 500];

const FOLDER = path.resolve('.cache/growth');

const paragraph = (index: number) =>
  `Paragraph ${index} of a body that is as long as a real one: it says what was asked for, what was tried, what came of it, and [where to read on](/entry-0#the-first-part).`;

/** A body with about as much text and as many pictures as a real case study. */
const body = (index: number) => `
## The first part

${paragraph(index)}

<Facts audience="Benchmarks" />

<Figure caption="A sheet.">
  <Image src="sheet.jpg" alt="A sheet of one colour." />
</Figure>

${Array.from({ length: 7 }, (_, number) => paragraph(number)).join('\n\n')}
`;

/** Time of the second build, which creates no pictures, s. */
async function timeBuild(count: number) {
  console.error(`${count} case studies`);
  const env = {
    CONTENT_DIR: path.join(FOLDER, 'content'),
    BUILD_DIR: path.join(FOLDER, 'build'),
  };
  const entries = Array.from({ length: count }, (_, index) => ({
    slug: `entry-${index}`,
    body: body(index),
  }));
  await writeSite(env.CONTENT_DIR, entries);
  const build = () => runTimed(['npm', 'run', '--silent', 'build'], { env });
  build();
  return build();
}

export const measureGrowth: Benchmark = async () => {
  try {
    const few = await timeBuild(FEW);
    const many = await timeBuild(MANY);
    return [
      { name: `Build with ${MANY} case studies, s`, value: many, reference: [`${FEW}`, few] },
    ];
  } finally {
    await rm(FOLDER, { recursive: true });
  }
};
