/** Pictures that aren't shown as their owner may expect: small ones, very tall ones, and those that move. */
import path from 'node:path';
import { isVector } from '../../../app/content/media-formats.ts';
import type { PictureFacts } from '../media/picture-facts.ts';
import { CARD_ASPECT, largestSize } from '../media/picture-queries.ts';
import { listMediaUses, type MediaUse } from '../media/media-uses.ts';
import { type MediaRole, type Role, ROLES } from '../media/roles.ts';
import { factsOf } from '../media/card-pictures.ts';
import { findAll, type Rule } from '../rule.ts';

/** The largest size that the build makes of a picture in the text, px. */
const LARGEST_WIDTH_PX = 1392;

export const shownOtherwise: Rule = (content) =>
  findAll(listMediaUses(content), async (use) => {
    const { folder, name, role, place } = use;
    if (role === 'video') return [];
    // A file that can't be read is reported by the rule for media files.
    const facts = await factsOf(path.join(content.dir, 'media', folder, name)).catch(
      () => undefined,
    );
    if (!facts) return [];
    const reasons = [
      isVector(name) ? undefined : small(role, facts),
      tall(role, facts),
      moving(use, facts),
    ];
    return reasons.flatMap((reason) =>
      reason ? [{ ...place, reason: `file ${name} ${reason}` }] : [],
    );
  });

function small(role: MediaRole, facts: PictureFacts): string | undefined {
  const { sharpWidth: wanted, aspect }: Role = ROLES[role];
  const { width } = largestSize(facts, aspect);
  if (width >= wanted) return undefined;
  const size = `is ${facts.width} x ${facts.height} px`;
  switch (role) {
    case 'background':
      return `${size}. Cropped to the card it is ${width} px wide, so it looks blurred on dense screens. Use one of at least ${wanted} x ${Math.round(wanted / CARD_ASPECT)} px.`;
    case 'logo':
      return `${size}, so it looks blurred. Use one of at least ${wanted} x ${wanted} px.`;
    case 'poster':
      return `${size}, so it looks blurred. Use one that is at least ${wanted} px wide.`;
    case 'layer':
      return `${size}, so the card stays flat. Use layers that are at least ${wanted} px wide.`;
    default:
      return `${size}, narrower than its place, so it is shown at its own size. Use one that is at least ${wanted} px wide if you can.`;
  }
}

function tall(role: MediaRole, facts: PictureFacts): string | undefined {
  const { aspect }: Role = ROLES[role];
  if (aspect || role === 'layer') return undefined;
  const { width } = largestSize(facts);
  if (width >= Math.min(facts.width, LARGEST_WIDTH_PX)) return undefined;
  return `is ${facts.width} x ${facts.height} px, taller than a picture can be, so it is shown ${width} px wide. Split it into several.`;
}

function moving({ name, place }: MediaUse, { isAnimated }: PictureFacts): string | undefined {
  if (!isAnimated) return undefined;
  const video = /\.gif$/i.test(name)
    ? `Use <Video src="${name}"> and run "npm run media".`
    : 'Save it as a GIF or MP4, use <Video>, and run "npm run media".';
  return `moves, but only its first frame is shown. ${place.field === '<Image>' ? video : 'Use a still picture.'}`;
}
