/** A sheet folds four times, scissors cut it, and it unfolds as a snowflake. */
import { foldPlan } from '../../app/demos/snowflake/fold.ts';
import { freshSheet, type Sheet, tryCutting } from '../../app/demos/snowflake/sheet.ts';
import { polar, type Ring, wedgeAngle } from '../../app/demos/snowflake/wedge.ts';
import { drawScraps, type Placement, toStage, createSheetCanvas } from './kit/flakes.ts';
import { cover, drawPicture, withTransform } from './kit/paint.ts';
import { BLADE, OPEN, PIVOT, SCISSORS } from './kit/scissors-size.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { ease, easedProgress, progress } from './kit/time.ts';

const SECTIONS = 6;
const FOLDS = foldPlan(SECTIONS).folds.length;
const HALF = wedgeAngle(SECTIONS) / 2;

const FLAKE = { x: 400, y: 244, side: 468 };

/** Position of the folded wedge: the demo enlarges it by half, with its tip below the center. */
const PLACEMENT: Placement = {
  x: FLAKE.x,
  y: FLAKE.y + (FLAKE.side / 2.16) * 0.75,
  radius: (FLAKE.side / 2.16) * 1.5,
};

/** Times of the steps, s. */
const TIMES = {
  leaves: 0.6,
  gone: 1.4,
  comes: 1,
  there: 1.7,
  folds: 1.9,
  fold: 0.5,
  opens: 6,
  unfold: 0.38,
};

/** Side from which the scissors come. */
type Side = 'left' | 'right';

/** Points by their distance from the tip and their angle, as a share of the angle between axis and fold. */
const along = (...points: (readonly [radius: number, share: number])[]): Ring =>
  points.map(([radius, share]) => polar(radius, share * HALF));

/** A pointed, leaning cut at a fold, like half a leaf. @param side the fold; 1 is the right one */
const bite = (side: 1 | -1, from: number, until: number, deep: number, lean: number): Ring => {
  const edge = side * 1.6;
  const middle = (from + until) / 2;
  return along(
    [from, edge],
    [from + (middle - from) * 0.7, side * (1 - (1 - deep) * 0.75)],
    [middle + lean, side * deep],
    [until - (until - middle) * 0.5, side * (1 - (1 - deep) * 0.6)],
    [until, edge],
  );
};

/** The snips: time at which the blades close, position of their tips, and the cuts. */
const SNIPS: { at: number; side: Side; tip: [number, number]; turn: number; cuts: Ring[] }[] = [
  {
    at: 4.2,
    side: 'right',
    tip: [640, -0.3],
    turn: -24,
    cuts: [
      along(
        [1010, -1.5],
        [985, -0.95],
        [880, -0.66],
        [905, -0.12],
        [768, -0.36],
        [830, 0.34],
        [668, 0.06],
        [705, 0.72],
        [590, 0.86],
        [560, 1.6],
        [1500, 2.4],
        [1500, -2],
      ),
    ],
  },
  {
    at: 4.75,
    side: 'left',
    tip: [650, -0.45],
    turn: 14,
    cuts: [bite(-1, 850, 640, 0.35, -70), bite(-1, 560, 400, 0.1, -40)],
  },
  {
    at: 5.3,
    side: 'right',
    tip: [330, 0.2],
    turn: -8,
    cuts: [bite(1, 500, 330, 0.2, 30), bite(1, 270, 170, -0.2, 20), bite(-1, 330, 215, 0.15, -30)],
  },
];

function cutAll(): Sheet[] {
  const sheets = [freshSheet(SECTIONS)];
  for (const { cuts } of SNIPS) {
    let sheet = sheets.at(-1);
    const scraps: Sheet['paper']['scraps'] = [];
    for (const line of cuts) {
      const next = sheet && tryCutting(sheet, { kind: 'closed', line, sections: SECTIONS });
      if (typeof next !== 'object') throw new Error('A cut missed the paper');
      scraps.push(...next.paper.scraps);
      sheet = next;
    }
    if (sheet) sheets.push({ ...sheet, paper: { ...sheet.paper, scraps } });
  }
  return sheets;
}

/** Number of folds done. */
function progressAt(time: number) {
  const folding = (time - TIMES.folds) / TIMES.fold;
  const opening = (time - TIMES.opens) / TIMES.unfold;
  return Math.max(0, Math.min(FOLDS, folding) - Math.max(0, opening));
}

function open(stage: Stage) {
  const { images, context, density } = stage;
  const { ground } = images;
  const blades = {
    left: [images.leftBehind, images.leftBefore],
    right: [images.rightBehind, images.rightBefore],
  };
  if (!ground) throw new Error('An image is missing');
  const sheets = cutAll();
  const [fresh] = sheets;
  const finished = sheets.at(-1);
  if (!fresh || !finished) throw new Error('The sheet is missing');
  const side = FLAKE.side * density;
  const { draw } = createSheetCanvas(side);
  const old = createSheetCanvas(side).draw(finished);

  /** Draws one half of the scissors; the paper is between the halves. */
  function drawBlade(time: number, half: 0 | 1) {
    for (const { at, side, tip, turn } of SNIPS) {
      const picture = blades[side][half];
      if (!picture || Math.abs(time - at) > 0.45) continue;
      const way = side === 'right' ? 1 : -1;
      const near =
        time < at
          ? easedProgress(time, at - 0.42, at - 0.12)
          : 1 - easedProgress(time, at + 0.1, at + 0.42);
      const shut =
        time < at ? ease(progress(time, at - 0.14, at)) : 1 - progress(time, at + 0.05, at + 0.3);
      const angle = (turn * Math.PI) / 180;
      const [x, y] = toStage(PLACEMENT, polar(tip[0], tip[1] * HALF));
      const off = BLADE * 0.92 + (1 - near) * 420;
      // The blades close until one covers the other.
      const swing = (half === 0 ? -1 : 1) * (OPEN * shut - (1 - shut) * 7);
      withTransform(
        stage,
        {
          x: x + way * Math.cos(angle) * off,
          y: y + way * Math.sin(angle) * off,
          turn: turn + swing,
        },
        () => context.drawImage(picture, -PIVOT[0], -PIVOT[1], SCISSORS.side, SCISSORS.side),
      );
    }
  }

  return (frame: number) => {
    const time = frame / FPS;
    cover(stage, ground);
    const begun = time >= TIMES.comes;
    const sheet = sheets[SNIPS.filter(({ at }) => at <= time).length] ?? finished;
    drawBlade(time, 0);
    if (begun) {
      const coming = 1 - easedProgress(time, TIMES.comes, TIMES.there);
      const shown = time < TIMES.opens ? sheet : finished;
      withTransform(
        stage,
        {
          x: FLAKE.x - coming * 560,
          y: FLAKE.y - coming * 120,
          turn: coming * -90,
          size: 1 + coming * 0.15,
        },
        () => drawPicture(stage, draw(shown, progressAt(time)), FLAKE.side, 6 + coming * 12),
      );
    }
    drawBlade(time, 1);
    SNIPS.forEach(({ at }, index) => {
      const since = time - at;
      const scraps = sheets[index + 1]?.paper.scraps;
      if (scraps && since >= 0 && since < 1.3) {
        drawScraps(stage, { scraps, placement: PLACEMENT, since, seed: index + 5 });
      }
    });
    if (time < TIMES.gone) {
      const away = progress(time, TIMES.leaves, TIMES.gone);
      withTransform(
        stage,
        {
          x: FLAKE.x + ease(away) * away * 640,
          y: FLAKE.y - away ** 2 * 160 - Math.sin(Math.PI * away) * 20,
          turn: away ** 2 * 120,
          size: 1 + 0.12 * away,
        },
        () => drawPicture(stage, old, FLAKE.side, 6 + away * 16),
      );
    }
  };
}

export const recording: Recording = {
  slug: 'snowflake',
  name: 'fold',
  width: 800,
  height: 520,
  density: 1,
  seconds: 8,
  open,
};
