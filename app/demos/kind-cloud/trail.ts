/** Positions of hearts along a stroke. */

export type Point = readonly [x: number, y: number];

/**
 * Follows a stroke from its first point.
 * @param spacing distance between marks, px
 * @returns a function that takes the position of the pointer and returns the marks since the last call;
 *   a stroke shorter than the spacing has none
 */
export function createTrail([startX, startY]: Point, spacing: number) {
  let [x, y] = [startX, startY];
  return ([toX, toY]: Point): Point[] => {
    const marks: Point[] = [];
    const [dx, dy] = [toX - x, toY - y];
    const distance = Math.hypot(dx, dy);
    const count = Math.floor(distance / spacing);
    for (let index = 1; index <= count; index++) {
      const share = (index * spacing) / distance;
      marks.push([x + dx * share, y + dy * share]);
    }
    [x, y] = marks.at(-1) ?? [x, y];
    return marks;
  };
}

export type Trail = ReturnType<typeof createTrail>;
