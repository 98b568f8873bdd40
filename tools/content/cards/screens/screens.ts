/** Cards with one to three screenshots: in a landscape, on a wall or on a table. */
import { joinParts, type Part, type Scene } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { frame, type FrameKind, type PictureUse, type Size } from './frames.ts';
import { onEasel, onLine } from './landscape.ts';
import { layOut } from './layout.ts';
import type { Composition } from './screen-parts.ts';
import { onTable } from './table.ts';
import { onWall } from './wall.ts';

/** Compositions, with what holds the pictures in them. */
export const SCREEN_COMPOSITIONS = {
  easel: onEasel,
  line: onLine,
  'wall-string': onWall('string'),
  'wall-clip': onWall('clip'),
  'wall-pin': onWall('pin'),
  'table-tape': onTable('tape'),
  'table-clip': onTable('clip'),
  'table-pin': onTable('pin'),
} as const satisfies Record<string, Composition>;
export type ScreenComposition = keyof typeof SCREEN_COMPOSITIONS;

/**
 * Draws a card of screenshots.
 * @param pictures one to three; the first one is on top
 * @param kind of frame; by default it depends on the shape of each picture
 */
export function drawScreens(
  scene: Scene,
  pictures: readonly [Size, ...Size[]],
  kind: FrameKind | undefined,
  composition: ScreenComposition,
): Part & { uses: readonly PictureUse[] } {
  const { middle, draw } = SCREEN_COMPOSITIONS[composition];
  const [lead, ...others] = layOut(pictures, kind, middle, scene.random).map((slot) =>
    frame(scene, slot),
  );
  if (!lead) throw new Error('A card of screenshots has no picture');
  const framed = [lead, ...others] as const;
  return {
    ...joinParts([draw(scene, framed), groundPart(scene)]),
    uses: framed.map(({ use }) => use),
  };
}
