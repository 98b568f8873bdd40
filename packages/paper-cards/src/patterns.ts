/** Cards without a picture: a small landscape with one hero. */
import { MOTIFS, skiesOf } from './motif-list.ts';
import { balloon } from './motifs/balloon.ts';
import { balloons } from './motifs/balloons.ts';
import { basket } from './motifs/basket.ts';
import { bloom } from './motifs/bloom.ts';
import { cranes } from './motifs/cranes.ts';
import { gables } from './motifs/gables.ts';
import { greenhouse } from './motifs/greenhouse.ts';
import { hilltop } from './motifs/hilltop.ts';
import { lake } from './motifs/lake.ts';
import { orrery } from './motifs/orrery.ts';
import { paperBoats } from './motifs/paper-boats.ts';
import { paperPlane } from './motifs/paper-plane.ts';
import { quilt } from './motifs/quilt.ts';
import { rocket } from './motifs/rocket.ts';
import { sailboat } from './motifs/sailboat.ts';
import { summit } from './motifs/summit.ts';
import { tower } from './motifs/tower.ts';
import { vineyard } from './motifs/vineyard.ts';
import type { MotifName, SkyName } from './names.ts';
import { joinParts, mirrored, type Part, type CardContext } from './card-parts.ts';
import { front, groundPart } from './scenery/fronts.ts';
import { near } from './scenery/nearest.ts';

const DRAW: Record<MotifName, (context: CardContext, sky: SkyName) => Part> = {
  balloon,
  balloons,
  basket,
  bloom,
  cranes,
  gables,
  greenhouse,
  hilltop,
  lake,
  orrery,
  'paper-boats': paperBoats,
  'paper-plane': paperPlane,
  quilt,
  rocket,
  sailboat,
  summit,
  tower,
  vineyard,
};

/** Draws a card without a picture. @param sky by default one that suits */
export function drawPattern(context: CardContext, name: MotifName, sky?: SkyName): Required<Part> {
  const { palette, random } = context;
  const { fronts, near: nears } = MOTIFS[name];
  const suiting = random.pick(skiesOf(name, palette));
  const parts = [DRAW[name](context, sky ?? suiting)];
  if (fronts) parts.push(front(context, random.pick(fronts)));
  if (nears) parts.push(near(context, random.pick(nears)));
  const card = joinParts([...parts, groundPart(context)]);
  return random.chance(0.5) ? mirrored(card) : card;
}
