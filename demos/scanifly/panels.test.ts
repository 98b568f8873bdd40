import { expect, test } from 'vitest';
import { boxesOverlap } from './geometry.ts';
import {
  names,
  openingWork,
  rotatePanel,
  summary,
  withMoved,
  withoutPanel,
  withPanel,
} from './designs.ts';
import { boxOf, GAP, type Panel, reasonAgainst, RIM, SHORT_SIDE, snap } from './panels.ts';
import { faceOf } from './roof.ts';

const front = faceOf('front');
const back = faceOf('back');

test('a panel is aligned to its face and stays within the margin', () => {
  const { panel, refused } = snap(front, [9, 0.8], true, []);
  expect(refused).toBeUndefined();
  expect(panel.face).toBe('front');
  // Requested over the eaves, it snaps to the margin, but only from nearby.
  expect(snap(front, [9, 0.7], true, []).panel.v).toBeGreaterThanOrEqual(RIM - 1e-6);
  expect(snap(front, [9, -1.2], true, []).refused).toBe('it doesn’t fit on the front slope');
});

test('a panel lines up with its neighbor', () => {
  const one: Panel = { id: 1, face: 'back', u: 4, v: 1, tall: true };
  const { panel } = snap(back, [4 + SHORT_SIDE * 1.5 + 0.2, 1.95], true, [one]);
  expect(panel.u).toBeCloseTo(4 + SHORT_SIDE + GAP, 6);
  expect(panel.v).toBeCloseTo(1, 6);
});

test('a panel is rejected on another, on the chimney, and beyond the valley', () => {
  const one: Panel = { id: 1, face: 'back', u: 4, v: 1, tall: true };
  expect(reasonAgainst({ ...one, u: 4.5 }, [one])).toBe('it would overlap another panel');
  expect(reasonAgainst({ ...one, u: 4 + SHORT_SIDE }, [one])).toBeUndefined();
  expect(reasonAgainst({ face: 'front', u: 6.4, v: 2.3, tall: true }, [])).toBe(
    'it would cover the chimney',
  );
  expect(reasonAgainst({ face: 'front', u: 3, v: 1, tall: false }, [])).toBe(
    'it doesn’t fit on the front slope',
  );
});

test('an accepted panel never overlaps anything', () => {
  const laid: Panel[] = [];
  for (let wish = 0; wish < 400; wish++) {
    const face = faceOf(['front', 'back', 'hip', 'garage'][wish % 4] ?? '');
    const place = [((wish * 7919) % 1200) / 100, ((wish * 104_729) % 420) / 100] as const;
    const { panel, refused } = snap(face, place, wish % 3 > 0, laid);
    if (refused !== undefined) continue;
    for (const other of laid.filter((one) => one.face === face.id)) {
      expect(boxesOverlap(boxOf(other), boxOf(panel))).toBe(false);
    }
    for (const obstacle of face.obstacles) expect(boxesOverlap(obstacle, boxOf(panel))).toBe(false);
    laid.push({ ...panel, id: wish });
  }
  expect(laid.length).toBeGreaterThan(15);
});

test('designs keep their own panels, and all initial panels fit', () => {
  for (const name of names) {
    const panels = openingWork.designs[name];
    expect(panels.length).toBeGreaterThan(3);
    for (const panel of panels) {
      expect(
        reasonAgainst(
          panel,
          panels.filter((other) => other !== panel),
        ),
      ).toBeUndefined();
    }
  }
  const added = withPanel(
    { ...openingWork, shown: 'B' },
    { face: 'hip', u: 3, v: 0.3, tall: true },
  );
  expect(added.designs.A).toBe(openingWork.designs.A);
  const last = added.designs.B.at(-1) as Panel;
  expect(withoutPanel(added, last.id).designs.B).toEqual(openingWork.designs.B);
  const moved = withMoved(added, { ...last, v: 0.4 });
  expect(moved.designs.B.at(-1)?.v).toBe(0.4);
  expect(rotatePanel(rotatePanel(last)).u).toBeCloseTo(last.u, 9);
  expect(summary([last])).toBe('1 panel, 1.8 m²');
});

test('no panel has the number of another, not even of one that was removed', () => {
  const panel = { face: 'hip', u: 3, v: 0.3, tall: true };
  const added = withPanel(openingWork, panel);
  const last = added.designs.A.at(-1) as Panel;
  const again = withPanel({ ...withoutPanel(added, last.id), shown: 'B' }, panel);
  const ids = [last, ...names.flatMap((name) => again.designs[name])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
