/**
 * Renders the résumé as a tagged A4 PDF: headings and paragraphs in reading order, links, document title and language
 * (as PDF/UA requires), in the site's typefaces. Deterministic: the creation date is the résumé's last change.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { introduceOwner } from '../../app/content/owner.ts';
import type { Resume, Site } from '../../app/content/schema.ts';
import { formatYears } from '../../app/content/years.ts';
import { createBuildCache } from './build-cache.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`@fontsource/${name}.woff`);

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
  modules: [
    import.meta.filename,
    ...['owner.ts', 'years.ts'].map((name) =>
      path.resolve(import.meta.dirname, '../../app/content', name),
    ),
  ],
  packages: ['pdfkit', 'fontkit', '@fontsource/nunito', '@fontsource/fraunces'],
});

/** Renders the résumé unless a build has rendered it before. Resolves to the bytes of the PDF. */
export function resumePdf(resume: Resume, { owner, profiles, lang }: Site): Promise<Buffer> {
  const data = { resume: { ...resume, lang: resume.lang ?? lang }, owner, profiles };
  return cached(JSON.stringify(data), () => renderResume(data));
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
  doc.registerFont('text', fontFile('nunito/files/nunito-latin-400-normal'));
  doc.registerFont('bold', fontFile('nunito/files/nunito-latin-700-normal'));
  doc.registerFont('heading', fontFile('fraunces/files/fraunces-latin-600-normal'));

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
  const keepTogether = (height: number) => {
    if (doc.y + height > bottom) doc.addPage();
  };

  const heading = owner.name ?? owner.jobTitle;
  block('H1', () =>
    doc
      .font('heading')
      .fontSize(26 * scale)
      .fillColor(INK)
      .text(heading),
  );
  if (owner.name) {
    block('P', () =>
      doc
        .font('text')
        .fontSize(12 * scale)
        .fillColor(ACCENT)
        .text(owner.jobTitle),
    );
  }
  doc.moveDown(0.3);
  const contacts: { label: string; href?: string }[] = [
    ...(owner.email ? [{ label: owner.email, href: `mailto:${owner.email}` }] : []),
    ...(owner.city ? [{ label: owner.city }] : []),
    ...profiles.map(({ href }) => ({ label: href.replace(/^https?:\/\/(www\.)?|\/$/g, ''), href })),
  ];
  if (contacts.length > 0) {
    block('P', () => {
      doc
        .font('text')
        .fontSize(9.5 * scale)
        .fillColor(QUIET);
      contacts.forEach(({ label, href }, index) => {
        const last = index === contacts.length - 1;
        doc.text(label, { link: href ?? null, continued: !last });
        if (!last) doc.text('   ·   ', { link: null, continued: true });
      });
    });
  }
  doc.moveDown(0.6);
  decoration(() => stitchedLine(doc, width));
  doc.moveDown(0.7);
  const { summary } = resume;
  if (summary) {
    block('P', () =>
      doc
        .font('text')
        .fontSize(10 * scale)
        .fillColor(INK)
        .text(summary, { lineGap: 1 }),
    );
  }

  const section = (title: string) => {
    doc.moveDown(0.55);
    keepTogether(45 * scale);
    block('H2', () =>
      doc
        .font('heading')
        .fontSize(13 * scale)
        .fillColor(ACCENT)
        .text(title, MARGIN),
    );
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
    block('H3', () =>
      doc
        .font('bold')
        .fontSize(10.5 * scale)
        .fillColor(INK)
        .text(title, left, top),
    );
    if (details) {
      block('P', () =>
        doc
          .font('text')
          .fontSize(9.5 * scale)
          .fillColor(ACCENT)
          .text(details, left, doc.y),
      );
    }
    const below = doc.y;
    if (years) {
      block('P', () =>
        doc
          .font('text')
          .fontSize(9.5 * scale)
          .fillColor(QUIET)
          .text(formatYears(years), MARGIN, top + 1, yearsBox),
      );
    }
    doc.y = Math.max(doc.y, below);
    for (const point of points ?? []) {
      const y = doc.y;
      decoration(() => doc.circle(left + 2.5, y + 7 * scale, 1.4).fill(ACCENT));
      block('P', () =>
        doc
          .font('text')
          .fontSize(9.5 * scale)
          .fillColor(INK)
          .text(point, left + 10, y, pointBox),
      );
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
      doc
        .font('bold')
        .fontSize(10 * scale)
        .fillColor(INK)
        .text(`${group}: `, MARGIN, top, {
          continued: true,
          lineGap: 0.5,
        });
      doc.font('text').text(items.join(', '));
    });
  }
  if (resume.languages.length > 0) {
    section('Languages');
    block('P', () =>
      doc
        .font('text')
        .fontSize(10 * scale)
        .fillColor(INK)
        .text(resume.languages.join(', '), MARGIN),
    );
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
