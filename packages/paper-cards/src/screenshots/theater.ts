/** Screenshots on a theater's stage, between curtains, in the light of lamps, before an audience. */
import { circle, rectangle } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet, sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, swing } from '../card-parts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { beam, LIT } from '../things/lamplight.ts';
import { boxAround, type Composition, facing, pictureLayers } from './screenshot-parts.ts';

/** A board with bulbs around the pictures: a dark screen isn't a hole in it. */
function marquee({ left, top, width, height }: ReturnType<typeof boxAround>) {
  const [x, y, w, h] = [left - 24, top - 24, width + 48, height + 36];
  const steps = (length: number) => {
    const count = Math.round(length / 36);
    return Array.from({ length: count + 1 }, (_, index) => 12 + (index * (length - 24)) / count);
  };
  const bulbs = [
    ...steps(w).map((across) => circle(x + across, y + 12, 5.5)),
    ...steps(h)
      .slice(1)
      .flatMap((down) => [12, w - 12].map((across) => circle(x + across, y + down, 5.5))),
  ];
  return [
    sheet(rectangle(x, y, w, h, 10), 'coral.64 shade 8', 'thing 6'),
    paper(shape(bulbs.join(''), LIT), 'print 2'),
  ];
}

export const theater: Composition = {
  room: { top: 372, foot: 766, width: 412, shift: 22, stands: true },
  draw: (context, framed) => {
    const box = boxAround(framed);
    const { middle, left, right, bottom } = box;
    const foot = `M${left} ${bottom - 2}H${right}l34 16H${left + 40}Z`;
    // One curtain hangs farther over the stage: where the picture isn't.
    const side = middle > 308 ? 1 : -1;
    const { at, put } = facing(side);
    const far = 'sea.46 shade 35';
    const animal = { x: at(118), y: 800, height: 54, flip: side < 0 };
    const curtains = [
      layer('curtain-left', 3, thing(side > 0 ? 'wide-curtain' : 'curtain', 0, 0)),
      layer('curtain-right', 3, facing(-1).put(side > 0 ? 'curtain' : 'wide-curtain')),
    ];
    const fringe = laceEdge('-60,-22 676,-22', { pitch: 44, depth: 40 });
    return {
      layers: [
        layer(
          'backdrop',
          -10,
          sky([`front (${far}) 30`, far, `sky-foot (${far}) 30`]),
          thing('stage-sky', 0, 0),
          [-40, 656].map((x) => beam([x, 60], 24, [middle, 640], 230, 0.26)),
          thing('stage-hills', 0, 0),
        ),
        layer('floor', -2, thing('stage-floor', 0, 0)),
        layer('marquee', -4, marquee(box)),
        layer('shadow', -2, sheet(foot, 'near ink 45', 'flat')),
        ...pictureLayers(framed),
        ...curtains,
        layer('pelmet', 4, thing('pelmet', 0, 0), sheet(fringe, 'cream', 'print')),
        layer('footlights', 1, thing('footlights', 0, 0)),
        layer('fox', 2, hiddenAnimal(context, 'ground', animal)),
        layer('audience', 6, put('audience')),
      ],
      idleAnimations: [
        swing({ layer: 'curtain-left', origin: [0, -40], by: 0.5, seconds: 4.2, swings: 3 }),
      ],
    };
  },
};
