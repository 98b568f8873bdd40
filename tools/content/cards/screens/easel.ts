/** Screenshots on an easel in the open; a robin sits on top. */
import { joinParts, turn } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { front } from '../stage/fronts.ts';
import { horizon } from '../stage/horizons.ts';
import { near } from '../stage/nearest.ts';
import { type Center, skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { paintBucket } from '../things/workshop.ts';
import { pointOn } from './frames.ts';
import { clip, stand } from './holders.ts';
import { boxAround, type Composition, layerOf, pictureLayers, travelOf } from './screen-parts.ts';

/** Below the edge of the sheet under the text, units. */
const FOOT = 905;

export const onEasel: Composition = {
  room: { top: 352, foot: 772, stands: true },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const [lead] = framed;
    const { top } = boxAround(framed);
    // The sun rises from behind the picture, below the title.
    const center: Center = { x: lead.place.x, y: top + 58, radius: 128 };
    const night = palette.daytime === 'night';
    const sky = night
      ? random.pick(['stars', 'banks'] as const)
      : random.pick(['clouds', 'banks', 'rays'] as const);
    const pictures = pictureLayers(framed, ({ kind, place, sheets, index, inFront }) => {
      if (inFront || (index > 0 && kind === 'phone')) return sheets;
      const easel = index ? clip(scene, place) : stand(scene, place, FOOT);
      return [...easel.behind, ...sheets, ...easel.before];
    });
    const [x, y] = pointOn(lead.place, 0.3, -0.5);
    const robin = creature(scene, 'robin', { x, y: y + 3, height: 46, flip: true });
    const side = random.chance(0.5) ? 1 : -1;
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, sky, center),
          { name: 'disc', travel: -8, sheets: disc(scene, night ? 'plain' : 'sunburst', center) },
          ...horizon(scene, random.pick(['mountains', 'hills', 'forest']), 640).layers,
          ...pictures,
          { name: 'robin', travel: travelOf(lead), sheets: [robin] },
          { name: 'paint', travel: 0, sheets: paintBucket(scene, 308 - side * 176, 868, 62) },
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
          turn({
            layer: layerOf(lead),
            by: 0.5,
            origin: [308, FOOT],
            at: 2.4,
            seconds: 0.4,
            hold: 0.2,
          }),
        ],
      },
      front(scene, random.pick(['meadow', 'leaves'])),
      near(scene, random.pick(['twig', 'bough']), side),
    ]);
  },
};
