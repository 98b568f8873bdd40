/** A finger cuts a folded sheet five times, and every cut appears twelve times. */
import { freshSheet, type Sheet, tryCutting } from '../../app/demos/snowflake/sheet.ts';
import { strokeToCut } from '../../app/demos/snowflake/strokes.ts';
import type { Point } from '../../app/demos/kit/vector.ts';
import { polar, type Ring, wedgeAngle } from '../../app/demos/snowflake/wedge.ts';
import {
  drawLine,
  drawScraps,
  drawWedge,
  handDrawn,
  type Placement,
  toStage,
  createSheetCanvas,
} from './kit/flakes.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, createHand, drawPicture, withTransform } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { ease, easedProgress, progress, pointAt } from './kit/time.ts';

const PLACEMENT: Placement = { x: 196, y: 606, radius: 312 };
const FLAKE = { x: 200, y: 146, side: 288 };

/** Half the angle of the wedge, at which the folds are. */
const FOLD = wedgeAngle(6) / 2;

/** Points by their distance from the tip and their angle, as a share of the angle between axis and fold. */
const along = (points: readonly (readonly [radius: number, share: number])[]) =>
  points.map(([radius, share]) => polar(radius, share * FOLD));

/** The strokes, with the times at which the finger touches and lifts, s. */
const STROKES: { from: number; until: number; points: Point[] }[] = [
  {
    from: 1.75,
    until: 3.05,
    // The rim: an arm with three branches along the left fold.
    points: along([
      [1060, -1.4],
      [985, -0.95],
      [880, -0.68],
      [845, -0.58],
      [895, -0.16],
      [850, -0.02],
      [770, -0.34],
      [740, -0.3],
      [800, 0.26],
      [755, 0.4],
      [672, 0.08],
      [645, 0.16],
      [700, 0.72],
      [650, 0.9],
      [575, 0.9],
      [555, 1.5],
    ]),
  },
  {
    from: 3.4,
    until: 4.1,
    points: along([
      [840, -1.4],
      [790, -0.82],
      [700, -0.6],
      [620, -0.75],
      [575, -1.5],
    ]),
  },
  {
    from: 4.45,
    until: 5.15,
    points: along([
      [545, 1.5],
      [490, 0.62],
      [440, 0.22],
      [415, 0.3],
      [385, 0.8],
      [350, 1.6],
    ]),
  },
  {
    from: 5.5,
    until: 6.2,
    points: along([
      [545, -1.5],
      [500, -0.62],
      [455, -0.18],
      [420, -0.2],
      [375, -0.62],
      [330, -1.7],
    ]),
  },
  {
    from: 6.5,
    until: 7.05,
    points: along([
      [250, 2],
      [262, 0.9],
      [210, 0.2],
      [165, -0.3],
      [190, -1.1],
      [150, -2.4],
    ]),
  },
];

/** Times at which the old snowflake leaves, the new sheet comes, and the hand leaves, s. */
const TIMES = { leaves: 0.5, gone: 1.25, comes: 0.85, there: 1.55, handOut: 7.75 };

/** Resting position of the hand, beside the paper. */
const AWAY: Point = [312, 506];

/** All states of the sheet, from the new one to the finished one. */
function cutAll(lines: readonly Ring[]): Sheet[] {
  const sheets = [freshSheet(6)];
  for (const line of lines) {
    const sheet = sheets.at(-1);
    const next = sheet && tryCutting(sheet, strokeToCut(line, 6));
    if (typeof next !== 'object') throw new Error('A cut missed the paper');
    sheets.push(next);
  }
  return sheets;
}

function open(stage: Stage) {
  const { ground, hand } = stage.images;
  if (!ground || !hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const lines = STROKES.map(({ points }, index) => handDrawn(points, index + 3));
  const sheets = cutAll(lines);
  const [fresh] = sheets;
  const finished = sheets.at(-1);
  if (!fresh || !finished) throw new Error('The sheet is missing');
  const { draw } = createSheetCanvas(FLAKE.side * stage.density);
  const old = createSheetCanvas(FLAKE.side * stage.density).draw(finished);

  /** Position of the finger: along the strokes, and between them. */
  const handAt = (time: number): [x: number, y: number, lift: number] => {
    let [from, before]: [number, Point] = [TIMES.there - 0.25, AWAY];
    for (const [index, stroke] of STROKES.entries()) {
      const line = (lines[index] ?? []).map((point) => toStage(PLACEMENT, point));
      const [first = before] = line;
      if (time < stroke.from) {
        const share = easedProgress(time, from, stroke.from);
        const lift = before === AWAY ? 40 * (1 - share) : 26 * Math.sin(Math.PI * share);
        return [
          before[0] + (first[0] - before[0]) * share,
          before[1] + (first[1] - before[1]) * share,
          lift,
        ];
      }
      if (time < stroke.until) return [...pointAt(line, drawn(time, stroke)), 0];
      [from, before] = [stroke.until, line.at(-1) ?? first];
    }
    const share = easedProgress(time, from, TIMES.handOut);
    return [
      before[0] + (AWAY[0] - before[0]) * share,
      before[1] + (AWAY[1] - before[1]) * share,
      40 * share,
    ];
  };

  return (frame: number) => {
    const time = frame / FPS;
    cover(stage, ground);
    const cutNow = STROKES.filter(({ until }) => until <= time).length;
    const begun = time >= TIMES.comes;
    const sheet = begun ? (sheets[cutNow] ?? finished) : finished;
    const stroke = STROKES[cutNow];
    const line = lines[cutNow];
    const drawing =
      stroke && line && time >= stroke.from
        ? line.slice(0, Math.max(2, Math.round(drawn(time, stroke) * line.length)))
        : undefined;

    // The wedge: the cut one drops out, and a new one slides in from the left.
    const leaving = progress(time, TIMES.leaves + 0.1, TIMES.gone) ** 2;
    if (time < TIMES.gone) {
      drawWedge(stage, finished, {
        ...PLACEMENT,
        y: PLACEMENT.y + leaving * 420,
        turn: leaving * -14,
      });
    }
    if (begun) {
      const coming = 1 - easedProgress(time, TIMES.comes, TIMES.there);
      drawWedge(
        stage,
        sheet,
        { ...PLACEMENT, x: PLACEMENT.x - coming * 330, turn: coming * -20 },
        9 + coming * 8,
      );
    }
    if (drawing) drawLine(stage, drawing, PLACEMENT);

    // The snowflake: the finished one twirls away, and a blank sheet replaces it.
    if (begun) {
      const coming = 1 - easedProgress(time, TIMES.comes, TIMES.there);
      const last = STROKES[cutNow - 1];
      const beat = last ? Math.max(0, 1 - (time - last.until) / 0.3) : 0;
      const size = 1 + coming * 0.2 + 0.05 * Math.sin(Math.PI * beat);
      withTransform(
        stage,
        { x: FLAKE.x - coming * 250, y: FLAKE.y - coming * 260, turn: coming * -60, size },
        () => drawPicture(stage, draw(sheet, 0, drawing), FLAKE.side, 7 + coming * 10),
      );
    }
    if (time < TIMES.gone) {
      const away = progress(time, TIMES.leaves, TIMES.gone);
      withTransform(
        stage,
        {
          x: FLAKE.x + ease(away) * away * 330,
          y: FLAKE.y - away ** 2 * 190 - Math.sin(Math.PI * away) * 14,
          turn: away ** 2 * 130,
          size: 1 + 0.12 * away,
        },
        () => drawPicture(stage, old, FLAKE.side, 7 + away * 14),
      );
    }
    for (const [index, { until }] of STROKES.entries()) {
      const since = time - until;
      const scraps = sheets[index + 1]?.paper.scraps;
      if (scraps && since >= 0 && since < 1.3) {
        drawScraps(stage, { scraps, placement: PLACEMENT, since, seed: index + 11 });
      }
    }
    drawHand(...handAt(time));
  };
}

/** Share of a stroke that is drawn; a hand starts and ends slowly. */
const drawn = (time: number, { from, until }: { from: number; until: number }) =>
  (progress(time, from, until) + easedProgress(time, from, until)) / 2;

export const recording: Recording = {
  slug: 'snowflake',
  name: 'draw',
  width: 800,
  height: 1304,
  density: 2,
  seconds: 8.5,
  open,
};
