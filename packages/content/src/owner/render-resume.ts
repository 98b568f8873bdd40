/**
 * Renders the résumé as a tagged A4 PDF: headings and paragraphs in reading order, links, document title and language
 * (as PDF/UA requires), in the site's typefaces. Deterministic: the creation date is the résumé's last change.
 */
import { darkHue, oklch, oklchHue } from 'paper-cards';
import { commaIn, introduceOwner } from '../schema/owner.ts';
import { en } from '../labels/en.ts';
import { fill } from '../labels/fill.ts';
import { type Labels, textLabels } from '../labels/labels.ts';
import type { Resume } from '../schema/resume.ts';
import type { Site } from '../schema/site.ts';
import { formatYears, yearsIn } from '../schema/years.ts';
import { createBuildCache } from '../cache/build-cache.ts';
import { canPrint, FONT_PACKAGES } from './resume-fonts.ts';
import { createPage, INK, MARGIN, QUIET, type ResumePage } from './resume-page.ts';

/** Width of the column with the years, pt: as wide as the longest, within these limits. Longer ones wrap. */
const [MIN_YEARS_WIDTH, MAX_YEARS_WIDTH] = [78, 130];
const YEARS_GAP = 10;

export type ResumeData = Pick<Site, 'owner' | 'profiles' | 'lang' | 'labels'> & {
  resume: Resume;
  /** On the color wheel, degrees. */
  hue?: number | undefined;
};

/** Color of headings without a hue of the owner; with one, it is as dark as the accents of pages (folder/card-colors.ts). */
const BURGUNDY = '#7a2f3b';

/** Scales of the type, tried in this order until the résumé fits on one page. 9.5 pt × 1.16 is 11 pt, and × 0.88 8.4 pt. */
const SCALES = [1.16, 1.08, 1, 0.94, 0.88];

const cached = createBuildCache('resume', {
  module: import.meta.filename,
  packages: FONT_PACKAGES,
});

/** Renders the résumé unless a build has rendered it before. Resolves to the bytes of the PDF. */
export function resumePdf(resume: Resume, site: Site): Promise<Buffer> {
  const { owner, profiles, lang, labels, theme } = site;
  const data = { resume, owner, profiles, lang, labels, hue: theme.hue };
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

async function renderAtScale(data: ResumeData, scale: number) {
  const { owner } = data;
  const lang = data.resume.lang ?? data.lang;
  const labels = textLabels(data, lang);
  const resume = withYearsIn(data.resume, lang, labels);
  const info = {
    lang,
    title: fill(labels.resumeOf, { owner: introduceOwner(owner, lang) }),
    author: owner.name,
    date: new Date(`${resume.updated}T00:00:00Z`),
  };
  const accent = data.hue === undefined ? BURGUNDY : oklch(0.44, 0.13, darkHue(oklchHue(data.hue)));
  const page = await createPage(info, { accent, scale });
  drawHead(page, data);
  const indent = indentOf(page, resume);
  const comma = commaIn(lang);
  const lists = [
    ['experience', resume.experience],
    ['projects', resume.projects],
    ['education', resume.education],
  ] as const;
  for (const [title, items] of lists) {
    if (items.length > 0) drawTitle(page, title, labels);
    for (const item of items) drawItem(page, item, { indent, comma });
  }
  drawSkills(page, resume, { labels, comma });
  drawLanguages(page, resume, { labels, comma });
  return page.end();
}

function drawHead(page: ResumePage, { owner, profiles, resume }: ResumeData) {
  const { doc, block, write } = page;
  // A name in a script without a font would be an empty heading. It's still in the document's title.
  const name = owner.name && canPrint(owner.name) ? owner.name : undefined;
  block('H1', () => write('heading', 26, INK, name ?? owner.jobTitle));
  if (name) block('P', () => write('text', 12, page.accent, owner.jobTitle));
  doc.moveDown(0.3);
  const contacts: Contact[] = [
    ...(owner.email ? [{ label: owner.email, href: `mailto:${owner.email}` }] : []),
    ...(owner.city ? [{ label: owner.city }] : []),
    ...profiles.map(({ href }) => ({ label: href.replace(/^https?:\/\/(www\.)?|\/$/g, ''), href })),
  ].filter(({ label }) => canPrint(label));
  if (contacts.length > 0) {
    block('P', () => {
      for (const line of linesOf(contacts, page)) {
        line.forEach(({ label, href }, index) => {
          const last = index === line.length - 1;
          write('text', 9.5, QUIET, label, { link: href ?? null, continued: !last });
          if (!last) write('text', 9.5, QUIET, DOT, { link: null, continued: true });
        });
      }
    });
  }
  doc.moveDown(0.6);
  page.decoration(() => drawStitches(page));
  doc.moveDown(0.7);
  const { summary } = resume;
  if (summary) block('P', () => write('text', 10, INK, summary, { lineGap: 1 }));
}

type Contact = { label: string; href?: string };
const DOT = '   ·   ';

/** Contacts in lines, because one that wraps by itself would end with a dot. */
function linesOf(contacts: readonly Contact[], { width, widthOf }: ResumePage): Contact[][] {
  const lines: Contact[][] = [];
  for (const contact of contacts) {
    const last = lines.at(-1);
    const text = [...(last ?? []), contact].map(({ label }) => label).join(DOT);
    if (last && widthOf('text', 9.5, text) <= width) last.push(contact);
    else lines.push([contact]);
  }
  return lines;
}

type Heading = 'experience' | 'projects' | 'education' | 'skills' | 'languages';

/** Where no font has the letters of its language, a heading is in English. */
function drawTitle(page: ResumePage, name: Heading, labels: Labels) {
  const { doc, block, keepTogether, scale, write } = page;
  const title = canPrint(labels[name]) ? labels[name] : en[name];
  doc.moveDown(0.55);
  keepTogether(45 * scale);
  block('H2', () => write('heading', 13, page.accent, title, { x: MARGIN }));
  doc.moveDown(0.2);
}

function withYearsIn(resume: Resume, lang: string, labels: Labels): Resume {
  const translate = <Dated extends { years?: string | undefined }>(items: readonly Dated[]) =>
    items.map((item) => {
      const years = yearsIn(lang, item.years ?? '', labels);
      return years && canPrint(years) ? { ...item, years } : item;
    });
  const { experience, projects, education } = resume;
  return {
    ...resume,
    experience: translate(experience),
    projects: translate(projects),
    education: translate(education),
  };
}

/** From the margin to the text beside the years. */
function indentOf({ doc, measureIn }: ResumePage, resume: Resume): number {
  measureIn('text', 9.5);
  const yearsWidth = [...resume.experience, ...resume.projects, ...resume.education].reduce(
    (widest, { years }) => Math.max(widest, doc.widthOfString(formatYears(years ?? ''))),
    MIN_YEARS_WIDTH,
  );
  return Math.min(yearsWidth, MAX_YEARS_WIDTH) + YEARS_GAP;
}

/** A job, a project or a degree. */
type Item = Omit<Resume['experience'][number], 'points'> & { points?: readonly string[] };

function drawItem(
  page: ResumePage,
  item: Item,
  { indent, comma }: { indent: number; comma: string },
) {
  const { doc, block, decoration, measureIn, scale, write } = page;
  const { title, role, employer, place, years = '', points = [] } = item;
  const details = [role, employer, place].filter((detail) => detail !== undefined).join(comma);
  const left = MARGIN + indent;
  const textBox = { width: page.width - indent };
  const yearsBox = { width: indent - YEARS_GAP };
  const pointBox = { width: textBox.width - 10, lineGap: 0.5 };
  measureIn('bold', 10.5);
  const titleHeight = doc.heightOfString(title, textBox);
  measureIn('text', 9.5);
  const headHeight = titleHeight + (details ? doc.heightOfString(details, textBox) : 0);
  const yearsHeight = 1 + doc.heightOfString(formatYears(years), yearsBox);
  page.keepTogether(
    points.reduce(
      (sum, point) => sum + doc.heightOfString(point, pointBox),
      Math.max(headHeight, yearsHeight),
    ),
  );
  const top = doc.y;
  block('H3', () => write('bold', 10.5, INK, title, { x: left, y: top }));
  if (details) block('P', () => write('text', 9.5, page.accent, details, { x: left }));
  const below = doc.y;
  if (years) {
    block('P', () =>
      write('text', 9.5, QUIET, formatYears(years), { x: MARGIN, y: top + 1, ...yearsBox }),
    );
  }
  doc.y = Math.max(doc.y, below);
  for (const point of points) {
    const { y } = doc;
    decoration(() => doc.circle(left + 2.5, y + 7 * scale, 1.4).fill(page.accent));
    block('P', () => write('text', 9.5, INK, point, { x: left + 10, y, ...pointBox }));
  }
  doc.moveDown(0.3);
}

type Words = { labels: Labels; comma: string };

function drawSkills(page: ResumePage, { skills }: Resume, { labels, comma }: Words) {
  const { doc, block, write } = page;
  if (skills.length > 0) drawTitle(page, 'skills', labels);
  for (const { group, items } of skills) {
    page.keepTogether(16 * page.scale);
    const { y } = doc;
    block('P', () => {
      const name = fill(labels.named, { label: group, name: '' });
      write('bold', 10, INK, name, { x: MARGIN, y, continued: true, lineGap: 0.5 });
      write('text', 10, INK, items.join(comma), { lineGap: 0.5 });
    });
  }
}

function drawLanguages(page: ResumePage, { languages }: Resume, { labels, comma }: Words) {
  if (languages.length === 0) return;
  drawTitle(page, 'languages', labels);
  page.block('P', () => page.write('text', 10, INK, languages.join(comma), { x: MARGIN }));
}

const drawStitches = ({ accent, doc, width }: ResumePage) =>
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + width, doc.y)
    .dash(5, { space: 3 })
    .lineWidth(0.8)
    .stroke(accent)
    .undash();
