import { expect, test } from 'vitest';
import { TRIMS } from './album.ts';
import { coverPrint } from './cover-marks.ts';

test('a pressed title is inside its border', () => {
  const cover = { fabric: 'Oat linen', foil: 'Gold', title: '', lettering: 'Script' } as const;
  const bordered = TRIMS.filter((trim) => {
    const { foil } = coverPrint({ ...cover, trim, photo: 'Owl' });
    const words = foil.flatMap((mark) => (mark.kind === 'words' ? [mark.area] : []));
    const borders = foil.flatMap((mark) => (mark.kind === 'border' ? [mark.area] : []));
    for (const { x, width } of words) {
      for (const border of borders) {
        expect(x).toBeGreaterThan(border.x + 2);
        expect(x + width).toBeLessThan(border.x + border.width - 2);
      }
    }
    return borders.length > 0;
  });
  expect(bordered).toEqual(['Title']);
});
