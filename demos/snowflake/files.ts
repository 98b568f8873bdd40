/** The snowflake as files: SVG, and a PDF page to print. */
import { add, type Point, scale } from '#app/demo-kit/vector.ts';
import { foldPlan } from './fold.ts';
import type { Sheet } from './sheet.ts';
import { pathData, turned, copies, unfold } from './unfold.ts';
import { polar, RADIUS, type Ring, wedgeAngle } from './wedge.ts';

/** The outline itself, 2000 units wide, without a background: for drawing programs and cutters. */
export function toSvg({ paper, sections }: Sheet): string {
  const path = pathData(unfold(paper.pieces, sections));
  const box = `${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="190mm" height="190mm">` +
    `<title>Paper snowflake with ${sections} sections</title>` +
    `<path fill="#ffffff" stroke="#0c1c50" stroke-width="2" fill-rule="evenodd" d="${path}"/></svg>\n`
  );
}

/** Sizes of paper, PDF points of 1/72 inch. */
export const PAGES = { A4: [595.28, 841.89], Letter: [612, 792] } as const;

export type PageSize = keyof typeof PAGES;

/** Points per millimeter. */
const MM = 72 / 25.4;

/** Distance from the center of the sheet to its corners, mm: fits both paper sizes with margins. */
const SHEET_RADIUS = 95;

/**
 * A page to print and cut: the sheet in true size, its folds dashed, the cuts on one wedge only.
 * Written by hand after ISO 32000-1; vectors, and a face that every reader has.
 */
export function toPdf({ paper, sections }: Sheet, size: PageSize): string {
  const [width, height] = PAGES[size];
  const left = 10 * MM;
  const pointsPerUnit = (SHEET_RADIUS * MM) / RADIUS;
  const middle: Point = [width / 2, height - (10 + SHEET_RADIUS) * MM - 24];
  const number = (value: number) => String(Math.round(value * 100) / 100);
  const at = (point: Point) => point.map(number).join(' ');
  const outline = (ring: Ring) =>
    ring.map((point, index) => `${at(point)} ${index ? 'l' : 'm'}`).join('\n') + '\nh';
  const line = (from: Point, to: Point) => `${at(from)} m ${at(to)} l S`;
  const text = (face: 'F1' | 'F2', points: number, y: number, words: string) =>
    `BT /${face} ${points} Tf ${at([left, y])} Td (${words}) Tj ET`;
  /** A point of the sheet on the page. */
  const placed = (point: Point) => add(middle, scale(point, pointsPerUnit));

  const angle = wedgeAngle(sections);
  const corners = Array.from({ length: 2 * sections }, (_, index) =>
    placed(polar(RADIUS, index * angle)),
  );
  const [first = [1, 0, 0, 1]] = copies(sections);
  const wedge = [middle, ...corners.slice(0, 2)];
  const cuts = paper.pieces.flat().map((ring) => ring.map((point) => placed(turned(first, point))));
  const folds = foldPlan(sections).folds.length;
  const bottom = middle[1] - SHEET_RADIUS * MM;
  const right = left + 50 * MM;
  const steps = [
    `1. Cut out the sheet with ${2 * sections} corners along its solid edge.`,
    `2. Fold it in half along the dashes, and keep folding along the dashes: ${folds} folds,`,
    `    until all ${2 * sections} layers are behind the wedge with the drawing.`,
    '3. Cut away the shaded parts, through all layers. Unfold.',
  ];

  const drawing = [
    '0.1 0.1 0.16 rg 0.1 0.1 0.16 RG',
    text('F2', 15, height - left - 8, `Paper snowflake with ${sections} sections`),
    // Shades the part to cut away: the wedge without the remaining paper.
    '0.85 g',
    ...[wedge, ...cuts].map(outline),
    'f*',
    '0.6 w 0.45 0.5 0.62 RG [4 3] 0 d',
    ...corners.map((corner) => line(middle, corner)),
    '[] 0 d 0.9 w 0.1 0.1 0.16 RG',
    outline(corners),
    'S',
    ...cuts.flatMap((ring) => [outline(ring), 'S']),
    '0.1 0.1 0.16 rg',
    text('F2', 11, bottom - 26, 'Cut, fold, cut, unfold'),
    ...steps.map((step, index) => text('F1', 10, bottom - 42 - 14 * index, step)),
    '0.9 w 0.1 0.1 0.16 RG',
    line([left, bottom - 110], [right, bottom - 110]),
    ...[left, right].map((x) => line([x, bottom - 114], [x, bottom - 106])),
    text('F1', 8, bottom - 124, '50 mm when printed at 100 %'),
  ].join('\n');

  return document([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (Paper snowflake with ${sections} sections) >>`,
  ]);
}

/** Numbers the objects and adds the cross-reference table. All text is ASCII, so lengths are bytes. */
function document(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  return (
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n` +
    `startxref\n${table}\n%%EOF\n`
  );
}
