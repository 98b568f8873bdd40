/**
 * How the sheet folds: first in half, then half of what lies beside the first wedge over the rest,
 * until all 2n layers lie on one. A fold mirrors whole wedges onto wedges, so a layer always lies
 * exactly as the copy that belongs to its place.
 */
import { clamp } from '#app/demo-kit/vector.ts';
import { copies, type Turn } from './unfold.ts';
import { wedgeAngle } from './wedge.ts';

/** A layer of paper: its slot, 0 to 2n - 1 clockwise, and which side is up. */
export type Layer = { slot: number; turnedOver: boolean };

/** One fold: the layers from bottom to top before it. Layers from `firstSlot` on are turned over. */
export type Fold = { before: Layer[]; firstSlot: number };

/** All folds in order, and the layers after the last one. */
export function foldPlan(sections: number): { folds: Fold[]; folded: Layer[] } {
  let layers: Layer[] = Array.from({ length: 2 * sections }, (_, slot) => ({
    slot,
    turnedOver: false,
  }));
  const folds: Fold[] = [];
  for (let spread = 2 * sections; spread > 1;) {
    const firstSlot = Math.ceil(spread / 2);
    folds.push({ before: layers, firstSlot });
    layers = afterFold(layers, firstSlot);
    spread = firstSlot;
  }
  return { folds, folded: layers };
}

function afterFold(layers: Layer[], firstSlot: number): Layer[] {
  const flap = layers.filter(({ slot }) => slot >= firstSlot).reverse();
  return [
    ...layers.filter(({ slot }) => slot < firstSlot),
    ...flap.map(({ slot, turnedOver }) => ({
      slot: 2 * firstSlot - 1 - slot,
      turnedOver: !turnedOver,
    })),
  ];
}

/** A layer to draw: transform from the wedge's coordinates to the screen's, both with y up. */
export type Face = {
  matrix: Turn;
  slot: number;
  /** Whether the back is visible. */
  back: boolean;
  /** Brightness; the flat sheet has 1. */
  light: number;
  /** Transform of its shadow on the sheet, for raised layers. */
  shadow?: Turn;
};

/** Direction of the light: from the upper left, in front. */
const LIGHT = [-0.42, 0.5, 0.757] as const;

/** Angle by which the sheet leans back while it folds, radians. */
const LEAN = 0.72;

/** Folds after which the sheet still reaches as far to the right as the flat one. */
const WIDE_FOLDS = 2;

/** Eases a share of a motion in and out. */
const smooth = (share: number) => share * share * (3 - 2 * share);

/**
 * How the sheet is drawn while folding: the folded wedge moves upright to the middle, and grows as soon as there is
 * room.
 * @returns the share of that motion, the size as a factor, and the rotation in radians
 */
export function placement(sections: number, progress: number) {
  const last = foldPlan(sections).folds.length;
  const share = smooth(progress / last);
  const narrow = smooth(clamp((progress - WIDE_FOLDS) / (last - WIDE_FOLDS), 0, 1));
  const growth = 1 + 0.8 * narrow ** 2;
  return { share, growth, spin: (-share * wedgeAngle(sections)) / 2 };
}

/** Tilt of the facets between creases, alternately to each side, radians. */
const FACET_TILT = 0.4;

/** How much of the brightness depends on the light, and the brightness of paper without any. */
const CONTRAST = 0.6;
const DARKEST = 0.5;

/**
 * The flat sheet while it turns around its vertical axis, as if it hung on a thread, and its facets catch the light.
 * @param progress 0 to 1, once around
 * @returns the width as a factor, negative from behind, and the brightness of each slot as a factor
 */
export function turnOf(sections: number, progress: number) {
  const angle = 2 * Math.PI * smooth(progress);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const lit = (slot: number, [sin, cos]: readonly [number, number]) => {
    const middle = (slot + 0.5) * wedgeAngle(sections);
    const tilt = slot % 2 ? -FACET_TILT : FACET_TILT;
    const [x, y] = [tilt * Math.cos(middle), -tilt * Math.sin(middle)];
    // The side that is seen.
    const side = cos < 0 ? -1 : 1;
    const [nx, ny, nz] = [x * cos + sin, y, cos - x * sin];
    return side * (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
  };
  return {
    width: cos,
    back: cos < 0,
    lightOf(slot: number) {
      if (progress === 0) return 1;
      const change = lit(slot, [sin, cos]) - lit(slot, [0, 1]);
      return clamp(1 + change * CONTRAST, DARKEST, 1.05);
    },
  };
}

/**
 * The layers of the sheet while folding.
 * @param progress 0 for flat, plus 1 for each completed fold
 */
export function pose(sections: number, progress: number): Face[] {
  const { folds, folded } = foldPlan(sections);
  const turns = copies(sections);
  const done = Math.min(Math.floor(progress), folds.length);
  const fold = folds[done];
  const layers = fold?.before ?? folded;
  const angle = fold ? smooth(progress - done) * Math.PI : 0;
  const lean = LEAN * smooth(clamp(Math.min(progress, folds.length - progress) * 2, 0, 1));
  const crease = (fold?.firstSlot ?? 0) * wedgeAngle(sections);
  const along = [Math.sin(crease), Math.cos(crease)] as const;
  const across = [Math.cos(crease), -Math.sin(crease)] as const;
  const [cosLean, sinLean] = [Math.cos(lean), Math.sin(lean)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];

  /** From the sheet's plane to the screen; `shade` throws it along the light onto the sheet. */
  const project =
    (flap: boolean, shade = false) =>
    ([x, y]: readonly [number, number]) => {
      let [px, py, pz] = [x, y, 0];
      if (flap) {
        const a = x * along[0] + y * along[1];
        const b = x * across[0] + y * across[1];
        px = a * along[0] + b * cos * across[0];
        py = a * along[1] + b * cos * across[1];
        pz = b * sin;
      }
      if (shade) {
        px -= (pz * LIGHT[0]) / LIGHT[2];
        py -= (pz * LIGHT[1]) / LIGHT[2];
        pz = 0;
      }
      return [px, py * cosLean + pz * sinLean] as const;
    };
  const through = ([a, b, c, d]: Turn, to: ReturnType<typeof project>): Turn => {
    const [xa, xb] = to([a, b]);
    const [yc, yd] = to([c, d]);
    return [xa, xb, yc, yd];
  };

  // The turning flap's upper side: its normal, seen from the viewer and from the light.
  const normal = [-sin * across[0], -sin * across[1], cos] as const;
  const towardsViewer = normal[2] * cosLean - normal[1] * sinLean;
  const flapBack = towardsViewer < 0;
  const lit = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
  const flapLight = 0.7 + 0.3 * clamp((flapBack ? -lit : lit) / LIGHT[2], 0, 1.1);

  const faces = layers.map(({ slot, turnedOver }): Face => {
    const flap = fold !== undefined && angle > 0 && slot >= fold.firstSlot;
    const turn: Turn = turns[slot] ?? [1, 0, 0, 1];
    return {
      matrix: through(turn, project(flap)),
      slot,
      back: turnedOver !== (flap && flapBack),
      light: flap ? flapLight : 1,
      ...(flap && { shadow: through(turn, project(true, true)) }),
    };
  });
  const flap = faces.filter(({ shadow }) => shadow);
  return [...faces.filter(({ shadow }) => !shadow), ...(flapBack ? flap.reverse() : flap)];
}
