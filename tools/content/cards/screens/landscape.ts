/** Screenshots outdoors: on an easel, or on a line between the frame's edges. */
import { heightAt } from '../../paper/nature.ts';
import { blend } from '../../paper/svg.ts';
import { type CardLayer, joinParts, type Part, type Scene, swing, turn } from '../scene.ts';
import { disc, type DiscKind } from '../stage/discs.ts';
import { front } from '../stage/fronts.ts';
import { horizon } from '../stage/horizons.ts';
import { near } from '../stage/nearest.ts';
import { type Center, type SkyKind, skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { type Framed, pointOn } from './frames.ts';
import { clip, peg, sagging, stand, twine } from './holders.ts';
import { backToFront, type Composition, layerOf, travelOf } from './screen-parts.ts';

/** Below the edge of the sheet under the text, units. */
const EASEL_FOOT = 905;

const skyOf = ({ palette, random }: Scene): SkyKind =>
  palette.daytime === 'night'
    ? random.pick(['stars', 'banks', 'rings'])
    : random.pick(['clouds', 'banks', 'rays', 'bands', 'rings']);

/** Sky, disc and land behind a picture, and plants in front of it. */
function stage(scene: Scene, { y }: Framed['place'], draw: (land: Land) => Part): Part {
  const { random } = scene;
  const center: Center = { x: 308 + random.around(60), y: y - 70, radius: 238 };
  const sky = skyLayers(scene, skyOf(scene), center);
  const kind: DiscKind = random.pick(['plain', 'sunburst', 'doily', 'scalloped', 'ring']);
  const mat: CardLayer = { name: 'disc', travel: -8, sheets: disc(scene, kind, center) };
  const land = horizon(
    scene,
    random.pick(['mountains', 'hills', 'forest', 'roofs', 'orchard']),
    660,
  );
  const hasLace = kind === 'doily' || kind === 'ring';
  return joinParts([
    { layers: [...sky, mat, ...land.layers] },
    draw(land),
    front(
      scene,
      hasLace ? random.pick(['meadow', 'hedge', 'fence']) : random.pick(['lace', 'leaves']),
    ),
    near(scene, random.pick(['twig', 'frond']), random.chance(0.5) ? 1 : -1),
  ]);
}

type Land = ReturnType<typeof horizon>;

const phonesInFront = (framed: readonly Framed[]): CardLayer[] =>
  framed
    .filter(({ inFront }) => inFront)
    .map((picture) => ({
      name: layerOf(picture),
      travel: travelOf(picture),
      sheets: picture.sheets,
    }));

/** The first picture on an easel, others clipped behind it; a robin sits on top. */
export const onEasel: Composition = {
  middle: 570,
  draw: (scene, framed) => {
    const all = backToFront(framed);
    const [lead] = framed;
    const behind = all
      .filter(({ inFront }) => !inFront)
      .map((picture): CardLayer => {
        const easel =
          picture === lead
            ? stand(scene, picture.place, EASEL_FOOT)
            : picture.kind === 'phone'
              ? { behind: [], before: [] }
              : clip(scene, picture.place);
        return {
          name: layerOf(picture),
          travel: travelOf(picture),
          sheets: [...easel.behind, ...picture.sheets, ...easel.before],
        };
      });
    const [x, y] = pointOn(lead.place, 0.3, -0.5);
    const robin = creature(scene, 'robin', { x, y: y + 3, height: 46, flip: true });
    return stage(scene, lead.place, () => ({
      layers: [
        ...behind,
        { name: 'robin', travel: travelOf(lead), sheets: [robin] },
        ...phonesInFront(all),
      ],
      life: [
        turn({
          layer: 'robin',
          by: -12,
          origin: [x, y],
          at: 1,
          seconds: 0.35,
          hold: 0.5,
          times: 2,
        }),
      ],
    }));
  },
};

/** Pegged to a line; a hare looks up at it. */
export const onLine: Composition = {
  middle: 570,
  draw: (scene, framed) => {
    const { palette } = scene;
    const all = backToFront(framed);
    const hung = all.filter(({ inFront }) => !inFront);
    const top = Math.min(...hung.map(({ place }) => pointOn(place, 0, -0.5)[1]));
    const line = sagging([-40, top - 40], [656, top - 26], 24);
    const pegs = hung.flatMap(({ place }) =>
      [-0.36, 0.36].flatMap((across) => peg(scene, pointOn(place, across, -0.5), place.turn)),
    );
    const fur = blend(palette.cream, palette.light, 0.2);
    return stage(scene, framed[0].place, ({ edge }) => ({
      layers: [
        {
          name: 'hare',
          travel: -4,
          sheets: [creature(scene, 'hare', { x: 92, y: heightAt(edge, 92) + 8, height: 62 }, fur)],
        },
        { name: 'line', travel: -1, sheets: [twine(line, palette.cream)] },
        {
          name: 'pictures',
          travel: -1,
          sheets: [...hung.flatMap(({ sheets }) => sheets), ...pegs],
        },
        ...phonesInFront(all),
      ],
      life: [
        swing({ layer: 'pictures', origin: [308, top - 24], by: 0.7, seconds: 4.4, swings: 4 }),
      ],
    }));
  },
};
