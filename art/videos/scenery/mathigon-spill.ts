/** A yellow table with a screen, a purse with a lace mouth, coins, and three buttons. */
import { VALUES, sizeOf } from '../../../app/demos/mathigon/coins/coins.ts';
import { polygon, rectangle } from '../../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../../tools/content/paper/lace.ts';
import { below } from '../../../tools/content/paper/nature.ts';
import { paper, sheet } from '../../../tools/content/paper/paper.ts';
import { shape } from '../../../tools/content/paper/svg.ts';
import { coin, purse, tablet } from '../../plates/mathigon.ts';
import { CREAM, INK } from '../../scenes/mathigon.ts';
import { buttonPair, word } from '../kit/buttons.ts';
import { glyphs } from '../kit/glyphs.ts';
import { cutOut, handPicture } from '../kit/pictures.ts';
import type { Drawn, Scenery } from '../kit/recording.ts';
import { hills } from '../kit/snow.ts';
import { BOARD, BUTTON, BUTTONS, MOUTH, SCREEN } from '../kit/spill-layout.ts';

const SIZE = { width: 800, height: 484 };

function table(): string[] {
  const hem = hills(SIZE, 452, 3, 1.4, 7);
  return [
    shape(rectangle(-20, -20, 840, 540), '#f9b91f'),
    sheet(
      polygon([
        [-30, 392],
        [830, 380],
        [830, 540],
        [-30, 540],
      ]),
      '#e08a1e',
      { lift: 9, rough: 1 },
    ),
    ...tablet(SCREEN, '#3a1c7c', '#5b3aa6'),
    sheet(below(hem), INK, { lift: 10, rough: 0 }),
    paper(shape(laceEdge(hem, { pitch: 44, depth: 38 }), '#fff8ea'), { lift: 4, rough: 0 }),
  ];
}

/** A coin, rendered larger than it is at rest, because it flies up. */
function coinPicture(currency: 'p' | 'c', value: (typeof VALUES)[number]): Drawn {
  const scale = BOARD.scale * 1.2;
  const side = Math.ceil(sizeOf({ currency, value }) * scale + 16);
  if (value === 100) throw new Error('It is not in the purse');
  const lying = { x: side / 2, y: side / 2, scale, lift: 0.5 };
  return cutOut([coin({ value, currency }, lying)], side, side);
}

const COINS = (['p', 'c'] as const).flatMap((currency) =>
  VALUES.filter((value) => value < 100).map(
    (value) => [`coin ${value}${currency}`, coinPicture(currency, value)] as const,
  ),
);

/** Offsets of words with descenders, so that all words have the same baseline. */
const DESCENDS = /[gpqy]/;

const LOOKS = {
  up: { face: CREAM, side: '#c9a86a', ink: '#5a2fb4' },
  down: { face: '#ffd24a', side: '#b07d12', ink: INK },
};

const sack = purse(MOUTH.x, MOUTH.y, MOUTH.turn);

export const scenery: Scenery = {
  drawn: () => ({
    ground: cutOut(table(), SIZE.width, SIZE.height),
    purseBack: cutOut([sack.back], SIZE.width, SIZE.height),
    purseFront: cutOut([sack.front], SIZE.width, SIZE.height),
    hand: handPicture('wide', { skin: '#c98f66', sleeve: '#d6475f', cuff: CREAM }),
    ...Object.fromEntries(COINS),
    ...glyphs('0123456789pc', 42, { ink: INK }),
    ...glyphs('0123456789coins ', 20, { ink: '#5a2fb4' }, 'small '),
    ...Object.assign(
      {},
      ...BUTTONS.map(({ name, width }) =>
        buttonPair(
          name,
          width,
          BUTTON.height,
          word(name, 0, DESCENDS.test(name) ? 4 : 0, 32),
          LOOKS,
        ),
      ),
    ),
  }),
};
