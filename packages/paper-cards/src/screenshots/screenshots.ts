/** Cards with one to three screenshots, each in a place of its own. */
import type { ScreenshotComposition } from '../names.ts';
import { joinParts, type Part, type CardContext } from '../card-parts.ts';
import { groundPart } from '../scenery/fronts.ts';
import { frame, type FrameKind, type PictureUse, type Size } from './frames.ts';
import { billboard } from './billboard.ts';
import { easel } from './easel.ts';
import { line } from './garden-line.ts';
import { layOut } from './layout.ts';
import type { Composition } from './screenshot-parts.ts';
import { table } from './table.ts';
import { pinboard } from './pinboard.ts';
import { shop } from './shop.ts';
import { theater } from './theater.ts';
import { train } from './train.ts';

/** Places where pictures are shown: eight, so that the cards of a site differ. */
export const SCREENSHOT_COMPOSITIONS = {
  easel,
  line,
  pinboard,
  table,
  theater,
  billboard,
  shop,
  train,
} as const satisfies Record<ScreenshotComposition, Composition>;

/**
 * Draws a card of screenshots.
 * @param pictures one to three; the first one is on top
 * @param kind of frame; by default it depends on the shape of each picture
 */
export function drawScreenshots(
  context: CardContext,
  pictures: readonly [Size, ...Size[]],
  kind: FrameKind | undefined,
  composition: ScreenshotComposition,
): Part & { uses: readonly PictureUse[] } {
  const { room, draw } = SCREENSHOT_COMPOSITIONS[composition];
  const [lead, ...others] = layOut(pictures, kind, room, context.random).map((slot) => frame(slot));
  if (!lead) throw new Error('A card of screenshots has no picture');
  const framed = [lead, ...others] as const;
  return {
    ...joinParts([draw(context, framed), groundPart(context)]),
    uses: framed.map(({ use }) => use),
  };
}
