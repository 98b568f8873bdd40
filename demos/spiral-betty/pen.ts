/** A pen draws closed shapes. `pathPen` writes them as SVG path data. */
export type Pen = {
  /** Maximum points of a line drawn as one shape; by default a line is one shape. */
  stretch?: number;
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  /** A cubic curve: two control points and its end. */
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  circle(x: number, y: number, radius: number): void;
  close(): void;
};

/** Units are rounded to 1/PRECISION: 0.02 mm on a disc two meters wide. */
const PRECISION = 100;

/** A pen that writes path data (`d`) with relative coordinates, which are shorter. */
export function pathPen(): Pen & { d(): string } {
  const words: string[] = [];
  /** Whether the next number follows a number, and needs a separator. */
  let afterNumber = false;
  /** Position of the pen in hundredths, so that rounding errors don't add up. */
  let [atX, atY] = [0, 0];
  const whole = (value: number) => Math.round(value * PRECISION);
  const number = (hundredths: number) => {
    const text = String(hundredths / PRECISION).replace(/^(-?)0\./, '$1.');
    words.push(afterNumber && hundredths >= 0 ? ` ${text}` : text);
    afterNumber = true;
  };
  const step = (x: number, y: number) => {
    number(whole(x) - atX);
    number(whole(y) - atY);
  };
  const arrive = (x: number, y: number) => {
    [atX, atY] = [whole(x), whole(y)];
  };
  let running = '';
  const begin = (letter: string) => {
    if (running === letter) return;
    words.push(letter);
    afterNumber = false;
    running = letter;
  };
  return {
    move(x, y) {
      arrive(x, y);
      begin('M');
      number(atX);
      number(atY);
    },
    line(x, y) {
      begin('l');
      step(x, y);
      arrive(x, y);
    },
    curve(x1, y1, x2, y2, x, y) {
      begin('c');
      step(x1, y1);
      step(x2, y2);
      step(x, y);
      arrive(x, y);
    },
    circle(x, y, radius) {
      this.move(x - radius, y);
      for (const side of [1, -1]) {
        begin(`a`);
        for (const value of [whole(radius), whole(radius), 0, 100, 100]) number(value);
        number(2 * whole(radius) * side);
        number(0);
      }
      this.close();
    },
    close() {
      begin('Z');
    },
    d: () => words.join(''),
  };
}
