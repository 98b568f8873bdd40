/**
 * Pictures that aren't shown as their owner may expect: small ones, very tall ones, those that move, and SVGs that are
 * more than a picture.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isVector } from '../schema/media-formats.ts';
import type { PictureFacts } from '../media/picture-facts.ts';
import { CARD_ASPECT, largestSize } from '../media/picture-queries.ts';
import { listMediaUses, type MediaUse } from '../media/media-uses.ts';
import { isShown, type MediaRole, type Role, ROLES } from '../media/roles.ts';
import { smallestAnimation } from '../media/animations.ts';
import { formatBytes } from '../media/downloads.ts';
import { factsOf } from '../media/card-pictures.ts';
import { findAll, type Rule } from './rule.ts';

/** The largest size that the build makes of a picture in the text, px. */
const LARGEST_WIDTH_PX = 1392;

export const shownOtherwise: Rule = (content) =>
  findAll(listMediaUses(content), async (use) => {
    const { folder, name, role, place } = use;
    if (!isShown(role)) return [];
    // A file that can't be read is reported by the rule for media files.
    const file = path.join(content.dir, 'media', folder, name);
    const facts = await factsOf(file).catch(() => undefined);
    if (!facts) return [];
    const reasons = [
      ...(isVector(name) ? [] : [small(role, facts), tall(role, facts)]),
      lettered(role, facts),
      await moving(use, facts, file),
      facts.removed.length > 0 ? describeRemoved(facts.removed) : undefined,
    ];
    return reasons.flatMap((reason) =>
      reason ? [{ ...place, reason: `file ${name} ${reason}` }] : [],
    );
  });

function small(role: MediaRole, facts: PictureFacts): string | undefined {
  const { sharpWidth, aspect }: Role = ROLES[role];
  const { width } = largestSize(facts, aspect);
  if (width >= sharpWidth) return undefined;
  const size = `is ${facts.width} x ${facts.height} px`;
  switch (role) {
    case 'background':
      return `${size}. Cropped to the card it is ${width} px wide, so it looks blurred on dense screens. Use one of at least ${sharpWidth} x ${Math.round(sharpWidth / CARD_ASPECT)} px.`;
    case 'logo':
      return `${size}, so it looks blurred. Use one of at least ${sharpWidth} x ${sharpWidth} px.`;
    case 'poster':
      return `${size}, so it looks blurred. Use one that is at least ${sharpWidth} px wide.`;
    case 'layer':
      return `${size}, so the card stays flat. Use layers that are at least ${sharpWidth} px wide.`;
    default:
      return `${size}, narrower than its place, so it is shown at its own size. Use one that is at least ${sharpWidth} px wide if you can.`;
  }
}

function tall(role: MediaRole, facts: PictureFacts): string | undefined {
  const { aspect }: Role = ROLES[role];
  if (aspect || role === 'layer') return undefined;
  const { width } = largestSize(facts);
  if (width >= Math.min(facts.width, LARGEST_WIDTH_PX)) return undefined;
  return `is ${facts.width} x ${facts.height} px, taller than a picture can be, so it is shown ${width} px wide. Split it into several.`;
}

/** The letters of a title or logo are also drawn by the build, whose machine may have no fonts. */
function lettered(role: MediaRole, { hasText }: PictureFacts): string | undefined {
  if (!hasText || (role !== 'title' && role !== 'logo' && role !== 'icon')) return undefined;
  return 'has text, which looks different wherever its font is missing. Convert it to paths.';
}

/** Bytes of an animation that is slow on phones. As a video, it would be a fifth. */
const MAX_ANIMATION_BYTES = 1_500_000;

async function moving(
  { name, role, place }: MediaUse,
  { isAnimated }: PictureFacts,
  file: string,
): Promise<string | undefined> {
  if (!isAnimated) return undefined;
  const plays = /^(text|column|ownSize)$/.test(role) && place.field !== '<Demo>';
  if (!plays) return 'moves, but only its first frame is shown. Use a still picture.';
  const { data } = await smallestAnimation(await readFile(file));
  if (data.length <= MAX_ANIMATION_BYTES) return undefined;
  const video = /\.gif$/i.test(name)
    ? `use <Video src="${name}">`
    : 'save it as a GIF or MP4, use <Video>';
  return `moves, and is ${formatBytes(data.length)}, which takes long to load. Make it shorter or smaller, or ${video} and run "npm run media".`;
}

const describeRemoved = (removed: readonly string[]) =>
  `is shown without ${removed.join(', ')}: a picture can’t run or load anything. Remove it, or embed what it needs.`;
