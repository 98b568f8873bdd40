/** Three designs on one roof, and operations on their panels. */
import { faceOf } from './roof.ts';
import { boxOf, GAP, LONG_SIDE, type Panel, reasonAgainst, SHORT_SIDE, sizeOf } from './panels.ts';

export const names = ['A', 'B', 'C'] as const;
export type Name = (typeof names)[number];

export type Designs = Readonly<Record<Name, readonly Panel[]>>;

/** All designs, the current one, and the one that the last change concerned. */
export type Work = { designs: Designs; shown: Name; changed: Name };

/** The panels of the current design. */
const panelsOf = ({ designs, shown }: Work) => designs[shown];

/** Changes the panels of the current design. */
const withPanels = ({ designs, shown }: Work, panels: readonly Panel[]): Work => ({
  designs: { ...designs, [shown]: panels },
  shown,
  changed: shown,
});

let lastId = 0;

/** Numbers a panel. No other has its number, in any design or undo step, so that a selection stays with its panel. */
export const numbered = (panel: Omit<Panel, 'id'>): Panel => ({ ...panel, id: (lastId += 1) });

/** Adds a panel to the current design. It must fit. */
export const withPanel = (work: Work, panel: Omit<Panel, 'id'>): Work =>
  withPanels(work, [...panelsOf(work), numbered(panel)]);

/** Moves one of its panels. It must fit. */
export const withMoved = (work: Work, panel: Panel): Work =>
  withPanels(
    work,
    panelsOf(work).map((one) => (one.id === panel.id ? panel : one)),
  );

export const withoutPanel = (work: Work, id: number): Work =>
  withPanels(
    work,
    panelsOf(work).filter((one) => one.id !== id),
  );

/** Rotates a panel by 90 degrees about its center. */
export function rotatePanel(panel: Panel): Panel {
  const { x, y, width, height } = boxOf(panel);
  const [wide, high] = sizeOf(!panel.tall);
  return {
    ...panel,
    tall: !panel.tall,
    u: x + (width - wide) / 2,
    v: y + (height - high) / 2,
  };
}

/** Describes a design. */
export function summary(panels: readonly Panel[]): string {
  const area = panels.length * LONG_SIDE * SHORT_SIDE;
  return `${panels.length} ${panels.length === 1 ? 'panel' : 'panels'}, ${area.toFixed(1)} m²`;
}

/** Rows of panels on a face, without those that don't fit. */
function rows(
  face: string,
  [u, v]: readonly [number, number],
  [columns, lines]: readonly [number, number],
  tall: boolean,
): Omit<Panel, 'id'>[] {
  const [width, height] = sizeOf(tall);
  return Array.from({ length: columns * lines }, (_, index) => ({
    face,
    u: u + (index % columns) * (width + GAP),
    v: v + Math.floor(index / columns) * (height + GAP),
    tall,
  }));
}

/** Numbers the panels of an initial design, without those that don't fit. */
function opening(...groups: Omit<Panel, 'id'>[][]): readonly Panel[] {
  const panels: Panel[] = [];
  for (const panel of groups.flat()) {
    if (!reasonAgainst(panel, panels)) panels.push(numbered(panel));
  }
  return panels;
}

/** The initial designs. */
export const openingWork: Work = {
  shown: 'A',
  changed: 'A',
  designs: {
    A: opening(
      rows('front', [6.35, 0.2], [3, 1], true),
      rows('front', [5.28, 1.92], [3, 1], true),
      rows('wing-right', [0.3, 0.25], [2, 1], true),
    ),
    B: opening(rows('back', [1.9, 0.3], [9, 1], true), rows('back', [5.11, 2.02], [4, 1], true)),
    C: opening(rows('hip', [1.6, 0.3], [2, 2], false), rows('garage', [0.2, 0.2], [3, 2], true)),
  },
};

export const nameOfFace = (id: string) => faceOf(id).name;
