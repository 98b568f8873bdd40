/** Sample photos. */
import boat from './photos/boat.jpg?w=520&format=webp';
import castle from './photos/castle.jpg?w=520&format=webp';
import dome from './photos/dome.jpg?w=520&format=webp';
import fox from './photos/fox.jpg?w=520&format=webp';
import hare from './photos/hare.jpg?w=460&format=webp';
import heron from './photos/heron.jpg?w=380&format=webp';
import hills from './photos/hills.jpg?w=640&format=webp';
import leaf from './photos/leaf.jpg?w=380&format=webp';
import oak from './photos/oak.jpg?w=400&format=webp';
import owl from './photos/owl.jpg?w=440&format=webp';
import robin from './photos/robin.jpg?w=520&format=webp';
import wheel from './photos/wheel.jpg?w=400&format=webp';

export type Photo = {
  /** Unique name. */
  name: string;
  address: string;
  /** Width divided by height. */
  aspect: number;
  /** Focus: the most important point, in shares of width and height. A frame that crops has it at the same shares. */
  focus: readonly [x: number, y: number];
  /** Where its subjects are, in shares of the width, if they are known. */
  subjects?: readonly (readonly [from: number, to: number])[];
};

/** @param subjects where they are, in shares of the width */
const photo = (
  name: string,
  address: string,
  aspect: number,
  focus: Photo['focus'],
  ...subjects: NonNullable<Photo['subjects']>
): Photo => ({ name, address, aspect, focus, subjects });

export const PHOTOS: readonly Photo[] = [
  photo('Heron', heron, 2 / 3, [0.5, 0.26], [0.13, 0.87]),
  photo('Fox', fox, 3 / 2, [0.8, 0.6], [0.11, 0.87]),
  photo('Hills', hills, 2, [0.72, 0.4], [0.05, 0.28], [0.65, 0.85]),
  photo('Oak', oak, 3 / 4, [0.48, 0.36], [0.08, 0.92]),
  photo('Big wheel', wheel, 4 / 5, [0.5, 0.44], [0.1, 0.9]),
  photo('Owl', owl, 1, [0.5, 0.5], [0.28, 0.82]),
  photo('Castle', castle, 4 / 3, [0.54, 0.5], [0.1, 0.83]),
  photo('Robin', robin, 4 / 3, [0.6, 0.52], [0.36, 0.77]),
  photo('Hare', hare, 5 / 4, [0.5, 0.55], [0.27, 0.82]),
  photo('Council House', dome, 3 / 2, [0.5, 0.4], [0.22, 0.78]),
  photo('Oak leaf', leaf, 2 / 3, [0.5, 0.5], [0.04, 0.94]),
  photo('Paper boat', boat, 3 / 2, [0.56, 0.6], [0.13, 0.88]),
];

/** The photo with this name, or the first. */
export const photoNamed = (list: readonly Photo[], name: string | undefined) =>
  list.find((one) => one.name === name) ?? list[0] ?? photo('None', '', 1, [0.5, 0.5]);
