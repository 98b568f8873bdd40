/** A slater's table, the demo's plan, and a strip with a slider; in front, a tape and a hem. */
import { openingWork } from '../../../app/demos/scanifly/designs.ts';
import { panelShapes } from '../../../app/demos/scanifly/drawing.ts';
import { garden } from '../../../app/demos/scanifly/garden.ts';
import { chimney, house } from '../../../app/demos/scanifly/house.ts';
import { angleText, lengthText } from '../../../app/demos/scanifly/labels.ts';
import { litColor, shadowOf } from '../../../app/demos/scanifly/light.ts';
import { type Paint, PAINTS, type Shape } from '../../../app/demos/scanifly/paints.ts';
import { edges, faceOf, roofCorners } from '../../../app/demos/scanifly/roof.ts';
import { rectangle } from '../../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../../tools/content/paper/lace.ts';
import { openFont } from '../../kit/lettering.ts';
import { below } from '../../../tools/content/paper/nature.ts';
import { paper, sheet } from '../../../tools/content/paper/paper.ts';
import { shape, stroke, tag } from '../../../tools/content/paper/svg.ts';
import { pin, slateGround, tapeReel } from '../../plates/scanifly.ts';
import { handCut } from '../../plates/wanda-whirl.ts';
import { pigeon } from '../../scenes/scanifly.ts';
import { glyphs } from '../kit/glyphs.ts';
import { cutOut, handPicture } from '../kit/pictures.ts';
import type { Drawn, Scenery } from '../kit/recording.ts';
import { hills } from '../kit/snow.ts';
import { EM, HEM, PANEL, PERCENT, PLAN, SLIDER, TURN } from '../kit/roof-layout.ts';

const SIZE = { width: 800, height: 484 };
const SLATE = '#26333f';
const CREAM = '#fdf1da';
const TEAL = '#2f6f78';
const STENCIL = openFont('saira-stencil-one');

/** Codecs lose lines that are this fine, and spend bytes on them. */
const FINE = new Set<Shape['paint']>(['courses', 'felt', 'grid']);

/** A paint as attributes of SVG. */
const attributesOf = (paint: Paint) =>
  Object.fromEntries(
    Object.entries(paint).map(([name, value]) => [
      name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  );

/** A shape of the demo's plan, lit for its rotation. */
const lit = ({ d, face, paint, shadow }: Shape) =>
  tag('path', {
    d,
    fill: face && litColor(faceOf(face), TURN),
    ...(paint && attributesOf(PAINTS[paint])),
    transform: shadow && `translate(${shadowOf(shadow, TURN).join(' ')})`,
  });

/** The demo's plan with the panels of its first design. */
function plan(): Drawn {
  const shapes = [...garden, ...house, ...panelShapes(openingWork.designs.A), ...chimney];
  const [width, height] = [PLAN.width * PLAN.scale, PLAN.height * PLAN.scale];
  const viewBox = `${PLAN.x} ${PLAN.y} ${PLAN.width} ${PLAN.height}`;
  const drawn = shapes.filter(({ paint }) => !FINE.has(paint)).map(lit);
  const svg = tag('svg', { viewBox, width, height }, drawn.join(''));
  return { svg, width: Math.round(width), height: Math.round(height) };
}

/** The strip with the slider on the right, and the foreground. */
function front(): string[] {
  const { x, y, width } = PANEL;
  const ticks = Array.from({ length: 9 }, (_, index) => {
    const at = SLIDER.near + ((SLIDER.far - SLIDER.near) * index) / 8;
    return `M${SLIDER.x + 20} ${at}h${index % 4 ? 9 : 16}`;
  });
  const hem = hills(SIZE, HEM, 3, 1.4, 7);
  const slot = rectangle(SLIDER.x - 6, SLIDER.near - 14, 12, SLIDER.far - SLIDER.near + 28, 6);
  return [
    pigeon(x + 30, y + 3, 0.42),
    sheet(handCut(PANEL, 12, 5), CREAM, { lift: 11, rough: 0, rim: 0.8 }),
    pin(x + 15, y + 15),
    pin(x + width - 15, y + 15),
    sheet(slot, '#c9b48f', { lift: 0.5, rough: 0 }),
    stroke(ticks.join(''), SLATE, 2),
    stroke(`M${x + 12} ${PERCENT.y - 24}h${width - 24}`, '#d7b98c', 2, {
      'stroke-dasharray': '8 6',
    }),
    sheet(below(hem), '#1b2631', { lift: 10, rough: 0 }),
    paper(shape(laceEdge(hem, { pitch: 44, depth: 40 }), '#fff3dd'), { lift: 4, rough: 0 }),
    tapeReel(30, 420, 50, 236),
  ];
}

const knob = () =>
  cutOut(
    [
      sheet(rectangle(16, 18, 52, 28, 9), '#e0571c', { lift: 6, rough: 0, rim: 0.9 }),
      stroke('M34 25v14M42 25v14M50 25v14', '#ffd9a0', 2.6),
    ],
    84,
    64,
  );

/** All characters of the labels. */
const SAID = [...edges.map(lengthText), ...roofCorners.map(angleText)].join('');

export const scenery: Scenery = {
  drawn: () => ({
    ground: cutOut([slateGround(SIZE.width, SIZE.height)], SIZE.width, SIZE.height),
    plan: plan(),
    front: cutOut(front(), SIZE.width, SIZE.height),
    knob: knob(),
    hand: handPicture('wide', { skin: '#b97a55', sleeve: TEAL }),
    ...glyphs(SAID, EM, { ink: '#33190a', font: STENCIL }),
    ...glyphs('0123456789%', PERCENT.em, { ink: SLATE, font: STENCIL }, 'percent '),
  }),
};
