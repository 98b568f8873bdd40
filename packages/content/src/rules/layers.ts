/** Layers have a picture, their files match in size, and `animations` names existing layers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Animation } from '../schema/animations.ts';
import { type LayerFacts, layerName, readLayer, withTravel } from '../layers/layers.ts';
import { LAYER } from '../schema/diorama.ts';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { durationOf, originOf, propertiesOf, scales } from '../layers/animations.ts';
import { type Content, type ValidStudy, validStudies } from '../folder/content.ts';
import type { Problem } from '../read/problem.ts';
import { findAll, type Rule } from './rule.ts';

export const layers: Rule = (content) =>
  findAll(validStudies(content), (study) => check(study, content));

/** What is wrong with a list, or an item of it. */
type Complaint = { index?: number; field?: string; reason: string };

async function check(study: ValidStudy, { dir }: Content): Promise<Problem[]> {
  const { file, slug, data, lineOf } = study;
  const files = withTravel(data.layers).map(({ src }) => src);
  const read = async (src: string) => readLayer(await readFile(path.join(dir, 'media', slug, src)));
  // A file that can't be read is reported by the rule for media files.
  const facts = await Promise.all(files.map((src) => read(src).catch(() => undefined)));
  const report = (list: 'layers' | 'animations', { index, field, reason }: Complaint): Problem => {
    const at = [list, index, field].filter((key) => key !== undefined);
    return { file, line: lineOf(at), field: at.join('.'), reason };
  };
  return [
    ...withoutPicture(data).map((complaint) => report('layers', complaint)),
    ...repeated(files).map((complaint) => report('layers', complaint)),
    ...unfit(files, facts).map((complaint) => report('layers', complaint)),
    ...unknown(files, data.animations).map((complaint) => report('animations', complaint)),
    ...conflicts(data.animations).map((complaint) => report('animations', complaint)),
  ];
}

const withoutPicture = ({ layers, bg }: Frontmatter): Complaint[] => {
  const reason =
    'have no effect without a card picture. Add one as "bg", or remove "layers" and "animations".';
  return layers && !bg ? [{ reason }] : [];
};

/** `animations` names a layer without its extension. */
const repeated = (files: readonly string[]): Complaint[] =>
  files.flatMap((src, index) => {
    const other = files.find((each) => layerName(each) === layerName(src)) ?? src;
    if (files.indexOf(other) === index) return [];
    if (other === src) return [{ index, reason: `${src} is a duplicate. Remove it.` }];
    return [{ index, reason: `${src} has the same name as ${other}. Rename one of them.` }];
  });

/** Sizes and grounds. */
function unfit(files: readonly string[], facts: readonly (LayerFacts | undefined)[]): Complaint[] {
  const size = ({ width, height }: LayerFacts) => `${width} x ${height} px`;
  const first = facts.find((each) => each !== undefined);
  const isInProportion = ({ width, height }: LayerFacts) =>
    Math.abs(width * LAYER.height - height * LAYER.width) < LAYER.height;
  return facts.flatMap((each, index): Complaint[] => {
    const src = files[index] ?? '';
    if (!each || !first) return [];
    if (!isInProportion(each)) {
      const reason = `${src} is ${size(each)}, not the card picture with a margin of 24 units on each side. Make it 1328 x 2296 px.`;
      return [{ index, reason }];
    }
    if (each.width !== first.width) {
      const reason = `${src} is ${size(each)}, unlike ${files[facts.indexOf(first)]}. Make all layers ${size(first)}.`;
      return [{ index, reason }];
    }
    if (!each.box) {
      return [{ index, reason: `${src} is empty. Draw something on it, or remove it.` }];
    }
    if (each.isOpaque && index > 0 && files.indexOf(src) === index) {
      const reason = `${src} hides all layers behind it. Export it with a transparent background.`;
      return [{ index, reason }];
    }
    return [];
  });
}

function unknown(files: readonly string[], animations: readonly Animation[]): Complaint[] {
  const names = files.map(layerName);
  return animations.flatMap(({ layer }, index) => {
    if (names.includes(layer)) return [];
    const choice = names.length > 0 ? `Use one of ${names.join(', ')}.` : 'Add "layers".';
    return [{ index, field: 'layer', reason: `"${layer}" not found. ${choice}` }];
  });
}

/** Entries that contradict an earlier one for the same layer. */
const conflicts = (animations: readonly Animation[]): Complaint[] =>
  animations.flatMap((entry, index) => {
    const earlier = animations.slice(0, index).filter(({ layer }) => layer === entry.layer);
    const [origin, other] = [[entry], earlier].map((entries) =>
      originOf(entry.layer, entries, scales(entry)),
    );
    if (origin && other && `${origin}` !== `${other}`) {
      const reason = `is [${origin.join(', ')}], but an earlier entry of "${entry.layer}" has [${other.join(', ')}]. Use one point for both.`;
      return [{ index, field: 'origin', reason }];
    }
    const overlaps = earlier.some((before) => playTogether(before, entry));
    if (!overlaps) return [];
    const reason = `overlaps an earlier entry that moves "${entry.layer}". Change one of their times.`;
    return [{ index, field: 'at', reason }];
  });

function playTogether(a: Animation, b: Animation): boolean {
  const isSameProperty = propertiesOf(a).some((property) => propertiesOf(b).includes(property));
  const [first, second] = a.at <= b.at ? [a, b] : [b, a];
  // With a tolerance for sums of decimals.
  return isSameProperty && second.at < first.at + durationOf(first) - 0.0005;
}
