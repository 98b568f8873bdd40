/**
 * Renders the résumé as a tagged A4 PDF: headings and paragraphs in reading order, links, document title and language
 * (as PDF/UA requires), in the site's typefaces. Deterministic: the creation date is the résumé's last change.
 */
import { introduceOwner } from '../schema/owner.ts';
import type { Resume } from '../schema/resume.ts';
import type { Site } from '../schema/site.ts';
import { formatYears } from '../schema/years.ts';
import { createBuildCache } from '../cache/build-cache.ts';
import { basicFont, canPrint, FONT_PACKAGES, runsOf, type TextStyle } from './resume-fonts.ts';

/** All lengths in PDF points, 1/72 inch. */
const MARGIN = 48;
/** Of the column with the years: as wide as the longest, within these limits. Longer ones wrap. */
const [MIN_YEARS_WIDTH, MAX_YEARS_WIDTH] = [78, 130];
const YEARS_GAP = 10;
const INK = '#2a2320';
const QUIET = '#655b52';
const ACCENT = '#7a2f3b';

export type ResumeData = Pick<Site, 'owner' | 'profiles'> & { resume: Resume };

/** Scales of the type, tried in this order until the résumé fits on one page. 9.5 pt × 0.88 is 8.4 pt. */
const SCALES = [1, 0.94, 0.88];

const cached = createBuildCache('resume', {
  module: import.meta.filename,
  packages: FONT_PACKAGES,
});

/** Renders the résumé unless a build has rendered it before. Resolves to the bytes of the PDF. */
export function resumePdf(resume: Resume, { owner, profiles, lang }: Site): Promise<Buffer> {
  const data = { resume: { ...resume, lang: resume.lang ?? lang }, owner, profiles };
  return cached.file([JSON.stringify(data)], () => renderResume(data));
}

/**
 * Renders the résumé, on one page if its type doesn't have to be too small for that. What is unknown is left out.
 * Resolves to the bytes of the PDF.
 */
export async function renderResume(data: ResumeData): Promise<Buffer> {
  for (const scale of SCALES) {
    const { pages, bytes } = await renderAtScale(data, scale);
    if (pages === 1) return bytes;
  }
  return (await renderAtScale(data, 1)).bytes;
}

async function renderAtScale({ owner, profiles, resume }: ResumeData, scale: number) {
  // Imported here: slow to load, and needed only when the résumé has changed.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: resume.lang,
    displayTitle: true,
    info: {
      Title: `Résumé: ${introduceOwner(owner)}`,
      ...(owner.name && { Author: owner.name }),
      CreationDate: new Date(`${resume.updated}T00:00:00Z`),
    },
  });
  let pages = 1;
  doc.on('pageAdded', () => pages++);
  for (const style of ['text', 'bold', 'heading'] as const) {
    doc.registerFont(style, basicFont(style));
  }

  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN;
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Adds a tagged block to the document. */
  const block = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  const decoration = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  /** Writes a text, in as many fonts as its scripts need. */
  const write = (
    style: TextStyle,
    size: number,
    color: string,
    text: string,
    { x, y, ...options }: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
  ) => {
    doc.fontSize(size * scale).fillColor(color);
    const [first = { file: basicFont(style), text: ' ' }, ...others] = runsOf(text, style);
    // Of a text in a script without a font, its line is left.
    const runs = [first, ...others];
    for (const [index, run] of runs.entries()) {
      const isLast = index === runs.length - 1;
      const runOptions = { ...options, continued: !isLast || options.continued === true };
      doc.font(run.file);
      if (index === 0) doc.text(run.text, x ?? doc.x, y ?? doc.y, runOptions);
      else doc.text(run.text, runOptions);
    }
    doc.font(style);
  };
  const keepTogether = (height: number) => {
    if (doc.y + height > bottom) doc.addPage();
  };

  // A name in a script without a font would be an empty heading. It's still in the document's title.
  const name = owner.name && canPrint(owner.name) ? owner.name : undefined;
  block('H1', () => write('heading', 26, INK, name ?? owner.jobTitle));
  if (name) {
    block('P', () => write('text', 12, ACCENT, owner.jobTitle));
  }
  doc.moveDown(0.3);
  const contacts: { label: string; href?: string }[] = [
    ...(owner.email ? [{ label: owner.email, href: `mailto:${owner.email}` }] : []),
    ...(owner.city ? [{ label: owner.city }] : []),
    ...profiles.map(({ href }) => ({ label: href.replace(/^https?:\/\/(www\.)?|\/$/g, ''), href })),
  ].filter(({ label }) => canPrint(label));
  if (contacts.length > 0) {
    block('P', () => {
      contacts.forEach(({ label, href }, index) => {
        const last = index === contacts.length - 1;
        write('text', 9.5, QUIET, label, { link: href ?? null, continued: !last });
        if (!last) write('text', 9.5, QUIET, '   ·   ', { link: null, continued: true });
      });
    });
  }
  doc.moveDown(0.6);
  decoration(() => stitchedLine(doc, width));
  doc.moveDown(0.7);
  const { summary } = resume;
  if (summary) {
    block('P', () => write('text', 10, INK, summary, { lineGap: 1 }));
  }

  const section = (title: string) => {
    doc.moveDown(0.55);
    keepTogether(45 * scale);
    block('H2', () => write('heading', 13, ACCENT, title, { x: MARGIN }));
    doc.moveDown(0.2);
  };

  doc.font('text').fontSize(9.5 * scale);
  const yearsWidth = [...resume.experience, ...resume.projects, ...resume.education].reduce(
    (widest, { years }) => Math.max(widest, doc.widthOfString(formatYears(years ?? ''))),
    MIN_YEARS_WIDTH,
  );
  /** From the margin to the text beside the years. */
  const indent = Math.min(yearsWidth, MAX_YEARS_WIDTH) + YEARS_GAP;

  const item = ({ title, role, employer, place, years = '', points }: Item) => {
    const details = [role, employer, place].filter((detail) => detail !== undefined).join(', ');
    const left = MARGIN + indent;
    const textWidth = width - indent;
    const yearsBox = { width: indent - YEARS_GAP };
    const pointBox = { width: textWidth - 10, lineGap: 0.5 };
    doc.font('bold').fontSize(10.5 * scale);
    const titleHeight = doc.heightOfString(title, { width: textWidth });
    doc.font('text').fontSize(9.5 * scale);
    const headHeight =
      titleHeight + (details ? doc.heightOfString(details, { width: textWidth }) : 0);
    const yearsHeight = 1 + doc.heightOfString(formatYears(years), yearsBox);
    keepTogether(
      (points ?? []).reduce(
        (sum, point) => sum + doc.heightOfString(point, pointBox),
        Math.max(headHeight, yearsHeight),
      ),
    );
    const top = doc.y;
    block('H3', () => write('bold', 10.5, INK, title, { x: left, y: top }));
    if (details) {
      block('P', () => write('text', 9.5, ACCENT, details, { x: left }));
    }
    const below = doc.y;
    if (years) {
      block('P', () =>
        write('text', 9.5, QUIET, formatYears(years), { x: MARGIN, y: top + 1, ...yearsBox }),
      );
    }
    doc.y = Math.max(doc.y, below);
    for (const point of points ?? []) {
      const y = doc.y;
      decoration(() => doc.circle(left + 2.5, y + 7 * scale, 1.4).fill(ACCENT));
      block('P', () => write('text', 9.5, INK, point, { x: left + 10, y, ...pointBox }));
    }
    doc.moveDown(0.3);
  };

  const items = (title: string, all: readonly Item[]) => {
    if (all.length === 0) return;
    section(title);
    all.forEach(item);
  };
  items('Experience', resume.experience);
  items('Projects', resume.projects);
  items('Education', resume.education);
  if (resume.skills.length > 0) section('Skills');
  for (const { group, items } of resume.skills) {
    keepTogether(16 * scale);
    const top = doc.y;
    block('P', () => {
      write('bold', 10, INK, `${group}: `, {
        x: MARGIN,
        y: top,
        continued: true,
        lineGap: 0.5,
      });
      write('text', 10, INK, items.join(', '), { lineGap: 0.5 });
    });
  }
  if (resume.languages.length > 0) {
    section('Languages');
    block('P', () => write('text', 10, INK, resume.languages.join(', '), { x: MARGIN }));
  }

  root.end();
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
  return { pages, bytes };
}

/** A job, a project or a degree. */
type Item = Omit<Resume['experience'][number], 'points'> & { points?: readonly string[] };

function stitchedLine(doc: PDFKit.PDFDocument, width: number) {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + width, doc.y)
    .dash(5, { space: 3 })
    .lineWidth(0.8)
    .stroke(ACCENT)
    .undash();
}
