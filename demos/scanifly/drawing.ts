/** Shapes of the plan as path data, in meters. */
import { add, type Point } from '#app/demo-kit/vector.ts';
import {
  acrossAt,
  type Box,
  containsBox,
  corners,
  inflate,
  lerp,
  type Polygon,
  sides,
} from './geometry.ts';
import type { Shape } from './paints.ts';
import { boxOf, type Panel } from './panels.ts';
import { type Face, faceOf, faceToPlan } from './roof.ts';

const number = (value: number) => String(Math.round(value * 1000) / 1000);

/** A closed outline. */
export const outlinePath = (outline: Polygon) =>
  `M${outline.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;

export const linePath = (from: Point, to: Point) =>
  `M${number(from[0])} ${number(from[1])}L${number(to[0])} ${number(to[1])}`;

/** Outline of a box on a face, seen from above. */
export const boxOnPlan = (face: Face, box: Box): Polygon =>
  corners(box).map((corner) => faceToPlan(face, corner));

/** Outline of a panel on the plan. @param by distance from its edge, m */
export const outlineOf = (panel: Omit<Panel, 'id'>, by = 0): Polygon =>
  boxOnPlan(faceOf(panel.face), inflate(boxOf(panel), by));

/** Height of a course of slates, and width of a slate, m. */
const COURSE_HEIGHT_M = 0.34;
const SLATE_WIDTH_M = 0.52;

/** A pseudorandom number from 0 to 1 for an index. */
export function randomAt(index: number): number {
  const wave = Math.sin(index * 127.1 + 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** The slates of a face: lines between courses, darker slates, and lighter slates. */
export function slates(face: Face): { courses: string; dark: string; light: string } {
  const us = face.shape.map(([u]) => u);
  const vs = face.shape.map(([, v]) => v);
  const [left, right, top] = [Math.min(...us), Math.max(...us), Math.max(...vs)];
  let courses = '';
  const tones = { dark: '', light: '' };
  for (let row = 0; row * COURSE_HEIGHT_M < top; row++) {
    const v = row * COURSE_HEIGHT_M;
    if (row > 0) {
      for (const [from, to] of acrossAt(face.shape, v)) {
        courses += linePath(faceToPlan(face, [from, v]), faceToPlan(face, [to, v]));
      }
    }
    for (let u = left - (row % 2) * (SLATE_WIDTH_M / 2); u < right; u += SLATE_WIDTH_M) {
      const chance = randomAt(row * 97 + Math.round(u * 10) + face.pitch);
      const tone = chance < 0.24 ? 'dark' : chance > 0.8 ? 'light' : undefined;
      const box = { x: u, y: v, width: SLATE_WIDTH_M, height: COURSE_HEIGHT_M };
      if (tone && containsBox(face.shape, box)) tones[tone] += outlinePath(boxOnPlan(face, box));
    }
  }
  return { courses, ...tones };
}

/**
 * All panels in as few paths as there are colors.
 * @param shadow its paint, and its length, m
 */
export function panelShapes(
  panels: readonly Omit<Panel, 'id'>[],
  shadow: Omit<Shape, 'd'> = { paint: 'panelShadow', shadow: 0.07 },
): Shape[] {
  const paths = { frame: '', glass: '', glint: '', cells: '' };
  for (const panel of panels) {
    const face = faceOf(panel.face);
    const { x, y, width, height } = boxOf(panel);
    const at = (u: number, v: number) => faceToPlan(face, [x + u * width, y + v * height]);
    const rim = 0.045;
    const [su, sv] = [rim / width, rim / height];
    paths.frame += outlinePath(outlineOf(panel));
    paths.glass += outlinePath(outlineOf(panel, -rim));
    paths.glint += outlinePath([at(su, 1 - sv), at(0.62, 1 - sv), at(su, 0.45)]);
    const [columns, rows] = panel.tall ? [4, 6] : [6, 4];
    for (let column = 1; column < columns; column++) {
      paths.cells += linePath(at(column / columns, sv), at(column / columns, 1 - sv));
    }
    for (let row = 1; row < rows; row++) {
      paths.cells += linePath(at(su, row / rows), at(1 - su, row / rows));
    }
  }
  return [
    { ...shadow, d: paths.frame },
    { paint: 'panelFrame', d: paths.frame },
    { paint: 'panelGlass', d: paths.glass },
    { paint: 'cells', d: paths.cells },
    { paint: 'panelGlint', d: paths.glint },
  ];
}

/** In quarters, because the center of a half is inexact. */
export function circlePath([x, y]: Point, r: number): string {
  const quarters = [`${-r} ${r}`, `${-r} ${-r}`, `${r} ${-r}`, `${r} ${r}`];
  return `M${x + r} ${y}${quarters.map((end) => `a${r} ${r} 0 0 1 ${end}`).join('')}Z`;
}

/** A circle with scallops along its rim: the crown of a tree, or a lace doily. */
export function scalloped([x, y]: Point, radius: number, bows: number): string {
  const at = (index: number): Point => {
    const angle = (index / bows) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  const bow = ((radius * Math.PI) / bows) * 1.05;
  const arcs = Array.from({ length: bows }, (_, index) => {
    const [ax, ay] = at(index + 1);
    return `A${number(bow)} ${number(bow)} 0 0 1 ${number(ax)} ${number(ay)}`;
  });
  return `M${at(0).map(number).join(' ')}${arcs.join('')}Z`;
}

/** A sheet with uneven edges, as cut by hand. @param off largest deviation, m */
export function handCut(box: Box, off: number): Polygon {
  return sides(corners(box)).flatMap(([from, to], side) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const share = step / 9;
      const stray = (randomAt(side * 31 + step) - 0.5) * 2 * off;
      return add(lerp(from, to, share), side % 2 === 0 ? [0, stray] : [stray, 0]);
    }),
  );
}
