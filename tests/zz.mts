import sharp from 'sharp';
const [a, b] = await Promise.all(
  ['/tmp/p1.png', '/tmp/p2.png'].map((f) =>
    sharp(f).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  ),
);
let n = 0,
  max = 0,
  x0 = 1e9,
  x1 = 0,
  y0 = 1e9,
  y1 = 0;
for (let i = 0; i < a.data.length; i++) {
  const d = Math.abs(a.data[i] - b.data[i]);
  if (d) {
    n++;
    max = Math.max(max, d);
    const p = (i / 3) | 0,
      x = p % a.info.width,
      y = (p / a.info.width) | 0;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
}
console.log(n, max, x0, x1, y0, y1);
