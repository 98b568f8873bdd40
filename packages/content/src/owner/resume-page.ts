/** The paper of the résumé: writes tagged blocks of text, one below the other. */
import { basicFont, metricsOf, runsOf, type TextStyle } from './resume-fonts.ts';

/** All lengths in PDF points, 1/72 inch. */
export const MARGIN = 48;
export const INK = '#2a2320';
export const QUIET = '#655b52';

type TextOptions = PDFKit.Mixins.TextOptions & { x?: number; y?: number };

export type ResumePage = Awaited<ReturnType<typeof createPage>>;

/**
 * Creates a document with one page; more are added as they fill up.
 * @param info its language (BCP 47), title, author and day
 * @param look color of headings and employers, and scale of the type
 */
export async function createPage(
  info: { lang: string | undefined; title: string; author?: string | undefined; date: Date },
  look: { accent: string; scale: number },
) {
  const { accent, scale } = look;
  // Imported here: slow to load, and needed only when the résumé has changed.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: info.lang,
    displayTitle: true,
    info: {
      Title: info.title,
      ...(info.author && { Author: info.author }),
      CreationDate: info.date,
    },
  });
  let pages = 1;
  doc.on('pageAdded', () => pages++);
  for (const style of ['text', 'bold', 'heading'] as const) {
    doc.registerFont(style, basicFont(style));
  }
  const root = doc.struct('Document');
  doc.addStructure(root);

  return {
    doc,
    /** Color of headings and employers. */
    accent,
    scale,
    /** Width between the margins. */
    width: doc.page.width - 2 * MARGIN,
    /** Adds a tagged block to the document. */
    block: (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw)),
    /** Draws what screen readers skip. */
    decoration(draw: () => void) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    /** Begins a new page unless the height is left. */
    keepTogether(height: number) {
      if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
    },
    /** Selects the font in which heights and widths are measured. */
    measureIn: (style: TextStyle, size: number) => doc.font(style).fontSize(size * scale),
    /** Width of a text on one line. */
    widthOf(style: TextStyle, size: number, text: string): number {
      doc.fontSize(size * scale);
      const widths = runsOf(text, style).map((run) => doc.font(run.file).widthOfString(run.text));
      return widths.reduce((sum, width) => sum + width, 0);
    },
    /** Writes a text, in as many fonts as its scripts need. */
    write(
      style: TextStyle,
      size: number,
      color: string,
      text: string,
      { x, y, ...options }: TextOptions = {},
    ) {
      doc.fontSize(size * scale).fillColor(color);
      const { ascent, height } = metricsOf(basicFont(style));
      const [first = { file: basicFont(style), text: ' ' }, ...others] = runsOf(text, style);
      // A text in a script without a font leaves its line empty.
      const runs = [first, ...others];
      for (const [index, run] of runs.entries()) {
        const isLast = index === runs.length - 1;
        // All scripts are on the baseline of the first font, in lines of its height.
        const runOptions = {
          ...options,
          continued: !isLast || options.continued === true,
          baseline: -ascent * size * scale,
          lineGap: (options.lineGap ?? 0) + (height - metricsOf(run.file).height) * size * scale,
        };
        doc.font(run.file);
        if (index === 0) doc.text(run.text, x ?? doc.x, y ?? doc.y, runOptions);
        else doc.text(run.text, runOptions);
      }
      doc.font(style);
    },
    /** Resolves to the number of pages and the bytes of the PDF. */
    async end() {
      root.end();
      const bytes = await new Promise<Buffer>((resolve, reject) => {
        const chunks: Buffer[] = [];
        doc.on('data', (chunk: Buffer) => chunks.push(chunk));
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        doc.end();
      });
      return { pages, bytes };
    },
  };
}
