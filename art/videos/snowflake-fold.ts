/** A sheet folds four times, scissors cut it, and it unfolds as a snowflake. */
import { foldPlan } from '../../app/demos/snowflake/fold.ts';
import { freshSheet, type Sheet, withCut } from '../../app/demos/snowflake/sheet.ts';
import { polar, type Ring, wedgeAngle } from '../../app/demos/snowflake/wedge.ts';
import { drawScraps, type Lie, onStage, sheetCanvas } from './kit/flakes.ts';
import { cover, lay, placed } from './kit/paint.ts';
import { BLADE, OPEN, PIVOT, SCISSORS } from './kit/scissors-size.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { ease, eased, passed } from './kit/time.ts';

const SECTIONS = 6;
const FOLDS = foldPlan(SECTIONS).folds.length;
const HALF = wedgeAngle(SECTIONS) / 2;

const FLAKE = { x: 400, y: 244, side: 468 };

/** Where the folded wedge stands: the toy draws it half as large again, its tip below the middle. */
const LIE: Lie = {
  x: FLAKE.x,
  y: FLAKE.y + (FLAKE.side / 2.16) * 0.75,
  radius: (FLAKE.side / 2.16) * 1.5,
};

/** When what happens, s. */
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

/** From which side the scissors come. */
type Side = 'left' | 'right';

/** Points by their distance from the tip and their share of the way from the axis to a fold. */
const along = (...points: (readonly [radius: number, share: number])[]): Ring =>
  points.map(([radius, share]) => polar(radius, share * HALF));

/** A pointed bite from a fold, leaning as a leaf does. @param side the fold: 1 is the right one */
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

/** The snips: when the blades close, where their tips are then, and what falls. */
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

function sheetsOf(): Sheet[] {
  const sheets = [freshSheet(SECTIONS)];
  for (const { cuts } of SNIPS) {
    let sheet = sheets.at(-1);
    const scraps: Sheet['paper']['scraps'] = [];
    for (const line of cuts) {
      const next: Sheet | undefined =
        sheet && withCut(sheet, { kind: 'closed', line, sections: SECTIONS });
      if (!next) throw new Error('A cut has missed the paper');
      scraps.push(...next.paper.scraps);
      sheet = next;
    }
    if (sheet) sheets.push({ ...sheet, paper: { ...sheet.paper, scraps } });
  }
  return sheets;
}

/** How many folds are done. */
function progressAt(time: number) {
  const folding = (time - TIMES.folds) / TIMES.fold;
  const opening = (time - TIMES.opens) / TIMES.unfold;
  return Math.max(0, Math.min(FOLDS, folding) - Math.max(0, opening));
}

function open(stage: Stage) {
  const { props, context, density } = stage;
  const { ground } = props;
  const blades = {
    left: [props.leftBehind, props.leftBefore],
    right: [props.rightBehind, props.rightBefore],
  };
  if (!ground) throw new Error('The set is not whole');
  const sheets = sheetsOf();
  const [fresh] = sheets;
  const finished = sheets.at(-1);
  if (!fresh || !finished) throw new Error('There is no sheet');
  const side = FLAKE.side * density;
  const { draw } = sheetCanvas(side);
  const old = sheetCanvas(side).draw(finished);

  /** One of the two halves of the scissors; the paper comes between them. */
  function drawBlade(time: number, half: 0 | 1) {
    for (const { at, side, tip, turn } of SNIPS) {
      const picture = blades[side][half];
      if (!picture || Math.abs(time - at) > 0.45) continue;
      const way = side === 'right' ? 1 : -1;
      const near =
        time < at ? eased(time, at - 0.42, at - 0.12) : 1 - eased(time, at + 0.1, at + 0.42);
      const shut =
        time < at ? ease(passed(time, at - 0.14, at)) : 1 - passed(time, at + 0.05, at + 0.3);
      const angle = (turn * Math.PI) / 180;
      const [x, y] = onStage(LIE, polar(tip[0], tip[1] * HALF));
      const off = BLADE * 0.92 + (1 - near) * 420;
      // The lower blade rises and the upper one sinks until they lie upon each other.
      const swing = (half === 0 ? -1 : 1) * (OPEN * shut - (1 - shut) * 7);
      placed(
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
      const coming = 1 - eased(time, TIMES.comes, TIMES.there);
      const shown = time < TIMES.opens ? sheet : finished;
      placed(
        stage,
        {
          x: FLAKE.x - coming * 560,
          y: FLAKE.y - coming * 120,
          turn: coming * -90,
          size: 1 + coming * 0.15,
        },
        () => lay(stage, draw(shown, progressAt(time)), FLAKE.side, 6 + coming * 12),
      );
    }
    drawBlade(time, 1);
    SNIPS.forEach(({ at }, index) => {
      const since = time - at;
      const scraps = sheets[index + 1]?.paper.scraps;
      if (scraps && since >= 0 && since < 1.3) {
        drawScraps(stage, { scraps, lie: LIE, since, seed: index + 5 });
      }
    });
    if (time < TIMES.gone) {
      const away = passed(time, TIMES.leaves, TIMES.gone);
      placed(
        stage,
        {
          x: FLAKE.x + ease(away) * away * 640,
          y: FLAKE.y - away ** 2 * 160 - Math.sin(Math.PI * away) * 20,
          turn: away ** 2 * 120,
          size: 1 + 0.12 * away,
        },
        () => lay(stage, old, FLAKE.side, 6 + away * 16),
      );
    }
  };
}

export const show: Show = {
  slug: 'snowflake',
  name: 'fold',
  width: 800,
  height: 520,
  density: 1,
  seconds: 8,
  open,
};
