/** An oval frame of brass and wood, with lace behind it. */
import { blend } from '../colors.ts';
import { circle, ellipse, mix, type Point, polygon } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { blurred, paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { brassOf } from '../things/brass.ts';
import { leaf } from '../things/plants.ts';
import { shape } from '../paper/inks.ts';

export const CENTER = { x: 308, y: 592 } as const;
/** Half the width and height of what is seen of the photo, units. */
export const HALF = { x: 198, y: 226 } as const;
/** A point of the oval's outline, `by` units outside of it. */
export const rim = (degrees: number, by = 0): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [
    CENTER.x + Math.cos(radians) * (HALF.x + by),
    CENTER.y + Math.sin(radians) * (HALF.y + by),
  ];
};

export const outline = (by: number) => ellipse(CENTER.x, CENTER.y, HALF.x + by, HALF.y + by);

const at = ([x, y]: Point) => ({ x, y });

/** Between two outlines. */
const band = (outer: number, inner: number) => outline(outer) + outline(inner);

/** A part of the frame that looks to the light or away from it, thin at both ends. */
const crescent = (from: number, to: number, outer: number, inner: number) => {
  const steps = Array.from({ length: 41 }, (_, index) => index / 40);
  const depth = (share: number) => mix(inner, outer, Math.sin(Math.PI * share));
  return polygon([
    ...steps.map((share) => rim(mix(from, to, share), inner)),
    ...steps.reverse().map((share) => rim(mix(from, to, share), depth(share))),
  ]);
};

/** The frame: a carved rim with beads, a hollow, and a lip, whose shadow falls on the photo. */
export function ovalFrame(scene: Scene) {
  const { light, metal, dark } = brassOf(scene);
  const wood = 'deep ink 28';
  const beads = Array.from({ length: 72 }, (_, index) => circle(...rim(index * 5, 33), 4.4));
  const carved = Array.from({ length: 36 }, (_, index) =>
    leaf({ ...at(rim(index * 10, 41)), length: 24, angle: index * 10 + 74 }, 0.34),
  );
  return [
    sheet(band(46, -4), wood, 'hung'),
    paper(shape(carved.join(''), blend(metal, dark, 0.25), { isUnited: true }), 'print 2'),
    sheet(band(38, 0), blend(metal, dark, 0.2), 'thing'),
    paper(shape(beads.join(''), light), 'print 2'),
    sheet(band(25, 0), `${dark} ink 35`, 'thread'),
    paper(shape(crescent(-38, 128, 25, 13), blend(metal, dark, 0.35)), 'thread'),
    sheet(band(13, 0), metal, 'thing'),
    paper(
      [...shape(crescent(140, 310, 0, 6), dark), ...shape(crescent(-42, 132, 0, 5), light)],
      'thread',
    ),
  ];
}

/** What the frame's lip casts on the photo: darkest where the light comes from. */
export const lipShadow = (ink: string) =>
  blurred(
    shape(outline(6) + ellipse(CENTER.x + 13, CENTER.y + 19, HALF.x - 4, HALF.y - 4), ink),
    9,
    0.62,
  );

/** Lace whose scallops stick out behind the frame. */
export function laceAround(color: string) {
  const line = Array.from({ length: 241 }, (_, index) => rim(-index * 1.5, 40));
  return paper(shape(laceEdge(line, { pitch: 42, depth: 32 }), color), 'print 6');
}
