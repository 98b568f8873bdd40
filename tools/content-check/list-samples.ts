/** Lists values that are valid but that the owner has to replace. */
import { type Content, validStudies } from './load-content.ts';
import type { Problem } from './problem.ts';

export const listSamples = (content: Content): Problem[] => [
  ...samplesIn(content),
  ...linksWithoutUrl(content),
];

const samplesIn = ({ site, openSource, talks, resume, studies }: Content): Problem[] =>
  [site, openSource, talks, resume, ...studies].flatMap(({ file, samples }) =>
    samples.map((sample) => ({ file, ...sample })),
  );

const linksWithoutUrl = (content: Content): Problem[] =>
  validStudies(content).flatMap(({ file, data, lineOf }) =>
    data.links.flatMap(({ label, href }, index) => {
      if (href) return [];
      const reason = `URL of "${label}" is unknown; the link is left out until you add it`;
      const line = lineOf(['links', index, 'href']);
      return [{ file, line, field: `links.${index}.href`, reason }];
    }),
  );
