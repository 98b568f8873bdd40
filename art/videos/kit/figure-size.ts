/** How characters lie on their pictures: how much larger they are there, and in what height. */
export const FIGURE = { finer: 2, height: 1.5 };
