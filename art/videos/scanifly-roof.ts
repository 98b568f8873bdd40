/** A finger zooms out and in on a roof: labels shrink, hide and return, and never overlap. */
import type { Point } from '../../app/demos/kit/vector.ts';
import { corners, type Polygon } from '../../app/demos/scanifly/geometry.ts';
import {
  angleText,
  fanOf,
  layOut,
  lengthText,
  type Placed,
} from '../../app/demos/scanifly/labels.ts';
import { edges, roofCorners } from '../../app/demos/scanifly/roof.ts';
import { type Lens, lensOf, limited, wholeHouse } from '../../app/demos/scanifly/view.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, createHand, polygonPath, withTransform, drawPaper, drawText } from './kit/paint.ts';
import { FPS, frameCount, type Recording, type Stage } from './kit/recording.ts';
import { ease, keyframes } from './kit/time.ts';
import { EM, HEM, PANEL, PERCENT, PLAN, SLIDER, TURN } from './kit/roof-layout.ts';

const SECONDS = 7.5;

/** Area for labels; like in the demo, buttons cover a part of the view. */
const ROOM = { width: PANEL.x + 44, height: HEM };
const COVERED: Polygon[] = [
  corners(PANEL),
  corners({ x: 0, y: 362, width: 240, height: 120 }),
  corners({ x: 0, y: HEM, width: 800, height: 60 }),
];

const HOME = wholeHouse(TURN);

/** Views: zoom and center. */
const FIRST = [1.12, ...HOME.middle] as const;
const NEAR = [2.25, 4.9, 2.9] as const;
const FAR = [0.44, ...HOME.middle] as const;
const [FARTHEST, NEAREST] = [0.4, 2.5];

const VIEW = keyframes([
  [0.75, Math.log(FIRST[0]), FIRST[1], FIRST[2]],
  [2.15, Math.log(FAR[0]), FAR[1], FAR[2]],
  [2.75, Math.log(FAR[0]), FAR[1], FAR[2]],
  [4.75, Math.log(NEAR[0]), NEAR[1], NEAR[2]],
  [5.5, Math.log(NEAR[0]), NEAR[1], NEAR[2]],
  [6.8, Math.log(FIRST[0]), FIRST[1], FIRST[2]],
]);

const HAND = keyframes([
  [0, 16, 34],
  [0.2, 16, 34],
  [0.6, 0, 0],
  [6.9, 0, 0],
  [7.4, 16, 34],
]);

/** Frames in which a new label grows to full size. */
const GROWTH_FRAMES = 5;

type Label = Placed & { age: number };

function viewAt(time: number) {
  const [zoom = 0, x = 0, y = 0] = VIEW(time);
  return limited({ zoom: Math.exp(zoom), middle: [x, y], turn: TURN }, ROOM);
}

/** The labels of all frames. Of two loops, the second, so that the end leads into the beginning. */
function layOutFrames(): { lens: Lens; zoom: number; labels: Label[] }[] {
  const shown = { lengths: true, angles: true };
  let before = new Map<string, Label>();
  const loop = () =>
    Array.from({ length: frameCount({ seconds: SECONDS }) }, (_, frame) => {
      const view = viewAt(frame / FPS);
      const lens = lensOf(view, ROOM);
      const sizes = new Map([...before].map(([id, { size }]) => [id, size]));
      const labels = layOut(lens, ROOM, EM, shown, sizes, COVERED).map((label) => ({
        ...label,
        age: (before.get(label.id)?.age ?? -1) + 1,
      }));
      before = new Map(labels.map((label) => [label.id, label]));
      return { lens, zoom: view.zoom, labels };
    });
  loop();
  return loop();
}

const FANS = new Map(roofCorners.map((corner) => [corner.id, { corner, ...fanOf(corner) }]));
const EDGES = new Map(edges.map((edge) => [edge.id, edge]));

function open(stage: Stage) {
  const { context } = stage;
  const { ground, plan, front, knob, hand } = stage.images;
  if (!ground || !plan || !front || !knob || !hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const frames = layOutFrames();

  /** Draws a strip that is pointed at both ends. */
  function drawStrip({ id, turn, outline }: Label, size: number) {
    const edge = EDGES.get(id);
    if (!edge) return;
    drawPaper(stage, polygonPath(outline), '#fff6e4', 3);
    for (const [tip, one, other] of [
      [0, 1, 5],
      [3, 2, 4],
    ] as const) {
      const [point, a, b] = [outline[tip], outline[one], outline[other]];
      if (!point || !a || !b) continue;
      const inset = (corner: Point): Point => [
        point[0] + (corner[0] - point[0]) * 0.62,
        point[1] + (corner[1] - point[1]) * 0.62,
      ];
      context.fillStyle = '#d8541f';
      context.fill(polygonPath([point, inset(a), inset(b)]));
    }
    const [from, to] = [outline[0], outline[3]];
    if (!from || !to) return;
    withTransform(stage, { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, turn }, () =>
      drawText(stage, lengthText(edge), EM * size),
    );
  }

  /** Draws the fan of an angle. */
  function drawFan({ id, at, turn }: Label, size: number) {
    const fan = FANS.get(id);
    if (!fan) return;
    const angle = (turn * Math.PI) / 180;
    const [from, to, radius] = [fan.from + angle, fan.to + angle, fan.radius * EM * size];
    const sector = new Path2D();
    sector.moveTo(...at);
    sector.arc(...at, radius, from, to);
    sector.closePath();
    drawPaper(stage, sector, '#ffdf9c', 3);
    context.strokeStyle = '#d8541f';
    context.lineWidth = 2.4 * size;
    context.beginPath();
    context.arc(...at, radius * 0.91, from, to);
    context.stroke();
    const [middle, off] = [(from + to) / 2, fan.text * EM * size];
    const [x, y] = [at[0] + off * Math.cos(middle), at[1] + off * Math.sin(middle)];
    withTransform(stage, { x, y }, () => drawText(stage, angleText(fan.corner), EM * size));
  }

  function drawLabel(label: Label) {
    const come = ease((label.age + 1) / GROWTH_FRAMES);
    const [x, y] = label.at;
    withTransform(stage, { x, y, size: 0.4 + 0.6 * come }, () => {
      context.translate(-x, -y);
      if (FANS.has(label.id)) drawFan(label, label.size);
      else drawStrip(label, label.size);
    });
  }

  return (frame: number) => {
    const now = frames[frame];
    if (!now) throw new Error(`There is no frame ${frame}`);
    const { lens, zoom, labels } = now;
    cover(stage, ground);
    withTransform(stage, { x: lens.shift[0], y: lens.shift[1], turn: TURN, size: lens.scale }, () =>
      context.drawImage(plan, PLAN.x, PLAN.y, PLAN.width, PLAN.height),
    );
    labels.forEach(drawLabel);
    cover(stage, front);
    const share = Math.log(zoom / FARTHEST) / Math.log(NEAREST / FARTHEST);
    const y = SLIDER.far + (SLIDER.near - SLIDER.far) * share;
    context.drawImage(knob, SLIDER.x - 42, y - 32, 84, 64);
    withTransform(stage, PERCENT, () =>
      drawText(stage, `${Math.round(zoom * 100)}%`, PERCENT.em, 'percent '),
    );
    const [away = 0, lift = 0] = HAND(frame / FPS);
    drawHand(SLIDER.x + 4 + away, y + 4 + away * 2, lift);
  };
}

export const recording: Recording = {
  slug: 'scanifly',
  name: 'roof',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
