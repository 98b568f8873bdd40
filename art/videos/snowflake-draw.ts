/** A finger cuts a folded sheet five times, and every cut appears twelve times. */
import { freshSheet, type Sheet, withCut } from '../../app/demos/snowflake/sheet.ts';
import { strokeToCut } from '../../app/demos/snowflake/strokes.ts';
import { type Point, polar, type Ring, wedgeAngle } from '../../app/demos/snowflake/wedge.ts';
import {
  drawLine,
  drawScraps,
  drawWedge,
  handDrawn,
  type Lie,
  onStage,
  sheetCanvas,
} from './kit/flakes.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, handOf, lay, placed } from './kit/paint.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { ease, eased, passed, pointAt } from './kit/time.ts';

const LIE: Lie = { x: 196, y: 606, radius: 312 };
const FLAKE = { x: 200, y: 146, side: 288 };

/** Half the angle of the wedge: where the folds are. */
const FOLD = wedgeAngle(6) / 2;

/** Points by their distance from the tip and their share of the way from the axis to a fold. */
const along = (points: readonly (readonly [radius: number, share: number])[]) =>
  points.map(([radius, share]) => polar(radius, share * FOLD));

/** The lines, each with the second at which the finger comes down and that at which it lifts. */
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

/** When the old snowflake leaves, when the fresh sheet has come, and when the hand has gone. */
const TIMES = { leaves: 0.5, gone: 1.25, comes: 0.85, there: 1.55, handOut: 7.75 };

/** Beside the paper, where the hand rests. */
const AWAY: Point = [312, 506];

/** The sheets from the fresh one to the last. */
function cutAll(lines: readonly Ring[]): Sheet[] {
  const sheets = [freshSheet(6)];
  for (const line of lines) {
    const sheet = sheets.at(-1);
    const next = sheet && withCut(sheet, strokeToCut(line, 6));
    if (!next) throw new Error('A cut has missed the paper');
    sheets.push(next);
  }
  return sheets;
}

function open(stage: Stage) {
  const { ground, hand } = stage.props;
  if (!ground || !hand) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(stage.density));
  const lines = STROKES.map(({ points }, index) => handDrawn(points, index + 3));
  const sheets = cutAll(lines);
  const [fresh] = sheets;
  const finished = sheets.at(-1);
  if (!fresh || !finished) throw new Error('There is no sheet');
  const { draw } = sheetCanvas(FLAKE.side * stage.density);
  const old = sheetCanvas(FLAKE.side * stage.density).draw(finished);

  /** The finger's way: from stroke to stroke, and along them. */
  const handAt = (time: number): [x: number, y: number, lift: number] => {
    let [from, before]: [number, Point] = [TIMES.there - 0.25, AWAY];
    for (const [index, stroke] of STROKES.entries()) {
      const line = (lines[index] ?? []).map((point) => onStage(LIE, point));
      const [first = before] = line;
      if (time < stroke.from) {
        const share = eased(time, from, stroke.from);
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
    const share = eased(time, from, TIMES.handOut);
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

    // The wedge: the cut one drops out, a fresh one slides in from the left.
    const leaving = passed(time, TIMES.leaves + 0.1, TIMES.gone) ** 2;
    if (time < TIMES.gone) {
      drawWedge(stage, finished, { ...LIE, y: LIE.y + leaving * 420, turn: leaving * -14 });
    }
    if (begun) {
      const coming = 1 - eased(time, TIMES.comes, TIMES.there);
      drawWedge(
        stage,
        sheet,
        { ...LIE, x: LIE.x - coming * 330, turn: coming * -20 },
        9 + coming * 8,
      );
    }
    if (drawing) drawLine(stage, drawing, LIE);

    // The snowflake: the finished one twirls away, a blank sheet takes its place.
    if (begun) {
      const coming = 1 - eased(time, TIMES.comes, TIMES.there);
      const last = STROKES[cutNow - 1];
      const beat = last ? Math.max(0, 1 - (time - last.until) / 0.3) : 0;
      const size = 1 + coming * 0.2 + 0.05 * Math.sin(Math.PI * beat);
      placed(
        stage,
        { x: FLAKE.x - coming * 250, y: FLAKE.y - coming * 260, turn: coming * -60, size },
        () => lay(stage, draw(sheet, 0, drawing), FLAKE.side, 7 + coming * 10),
      );
    }
    if (time < TIMES.gone) {
      const away = passed(time, TIMES.leaves, TIMES.gone);
      placed(
        stage,
        {
          x: FLAKE.x + ease(away) * away * 330,
          y: FLAKE.y - away ** 2 * 190 - Math.sin(Math.PI * away) * 14,
          turn: away ** 2 * 130,
          size: 1 + 0.12 * away,
        },
        () => lay(stage, old, FLAKE.side, 7 + away * 14),
      );
    }
    for (const [index, { until }] of STROKES.entries()) {
      const since = time - until;
      const scraps = sheets[index + 1]?.paper.scraps;
      if (scraps && since >= 0 && since < 1.3) {
        drawScraps(stage, { scraps, lie: LIE, since, seed: index + 11 });
      }
    }
    drawHand(...handAt(time));
  };
}

/** How much of a stroke is drawn: a hand starts and ends slowly. */
const drawn = (time: number, { from, until }: { from: number; until: number }) =>
  (passed(time, from, until) + eased(time, from, until)) / 2;

export const show: Show = {
  slug: 'snowflake',
  name: 'draw',
  width: 800,
  height: 1304,
  density: 2,
  seconds: 8.5,
  open,
};
