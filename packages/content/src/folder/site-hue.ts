/** The hue of what the build draws for the site itself, such as its icons. */
import { type ContentFolder, validStudies } from './content.ts';

/** The hue that a list of one card would get. */
const DEFAULT_HUE = 150;

/** @returns the hue in site.yaml, otherwise the hue of the first published card: degrees on the color wheel */
export async function siteHue(content: Pick<ContentFolder, 'load'>): Promise<number> {
  const all = await content.load();
  const chosen = all.site.data?.theme.hue;
  if (chosen !== undefined) return chosen;
  const [first] = validStudies(all)
    .filter(({ data, versions }) => versions?.public && !data.draft && !data.excludeFromList)
    .sort((a, b) => a.data.order - b.data.order);
  return first?.data.hue ?? DEFAULT_HUE;
}
