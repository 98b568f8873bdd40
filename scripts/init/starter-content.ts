/** The files of a new owner's `content/`. What isn't known is a sample. */
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { hasLetter, initialsOf } from 'paper-cards';
import { SAMPLE_TAG, slugFor } from 'portfolio-content';
import { caseStudyTemplate } from '../lib/case-study-template.ts';
import { lineOf } from './plain-text.ts';
import type { OwnerData, OwnerProject } from './owner-data.ts';
import { commented, sample, writeYaml } from '../lib/yaml-with-samples.ts';

/** Longest line on a card, characters (packages/content/src/rules/lengths.ts). */
const MAX_DESC = 120;

/** The owner with what every page needs. */
export type KnownOwner = OwnerData & { name: string; role: string };

/**
 * @param today day of the résumé's last change if the owner's résumé has none, such as 2026-11-21
 * @returns path from `content/`, with slashes -> text
 */
export function starterContent(owner: KnownOwner, today: string): Map<string, string> {
  return new Map([
    ['site.yaml', siteFile(owner)],
    ['resume.yaml', resumeFile(owner, today)],
    ['open-source.yaml', OPEN_SOURCE],
    ['talks.yaml', TALKS],
    ['case-studies/about.mdx', aboutPage(owner)],
    ['case-studies/assets.md', assetsPage(owner)],
    ...(owner.projects.length > 0
      ? caseStudies(owner.projects)
      : [['case-studies/first-project.md', FIRST_PROJECT] as const]),
  ]);
}

function siteFile({
  name,
  role,
  email,
  city,
  github,
  hue,
  lang = 'en-GB',
  bio,
  hobbies,
  profiles,
  skillGroups,
}: KnownOwner) {
  return writeYaml(
    {
      owner: {
        name,
        jobTitle: role,
        pitch: commented(
          'Who you are and what you do, in one sentence, for search engines.',
          sample('I make things that people like to use.'),
        ),
        email: email ?? sample('you@example.com'),
        city: city ?? sample('Your City'),
        bio:
          bio.length > 0
            ? bio
            : [
                sample(
                  'I make things that people like to use. Here you say what you do, for whom, and since when.',
                ),
                sample(
                  'A second paragraph has room for what you are proud of, and for what you would like to do next.',
                ),
              ],
        hobbies: hobbies.length > 0 ? hobbies : [sample('Reading'), sample('Walking')],
      },
      profiles: commented(
        'The first two are in the bar of every page, all are on /about. Icon and name follow from the site; label: sets another name.',
        withSamples(profiles),
      ),
      githubUser: github,
      skillGroups:
        skillGroups.length > 0
          ? commented('Groups for the skills in the frontmatter of /about.', skillGroups)
          : undefined,
      lang: commented('The language of your texts.', lang),
      theme: commented('Light or dark paper: light, dark, or auto, as each visitor has it.', {
        scheme: 'auto',
        ...(hue !== undefined && { hue }),
      }),
      site: {
        description: commented(
          'For search results and shared links.',
          `Projects and past work of ${name}, ${role}.`,
        ),
        intro: commented(
          'For screen readers.',
          `I’m ${name}, and these cards show my projects and past work. Each one opens a page. Use the Previous and Next buttons, the arrow keys or Tab to move between them.`,
        ),
      },
    },
    `Everything about you and the site that is not a case study, once: pages, structured data and the résumé read it here.
A value with the tag ${SAMPLE_TAG} is yours to fill in: write your own and remove the tag, or delete the line. Samples are shown
only to you, by a site that runs on your own machine; a published site leaves them out.`,
  );
}

/** A bar of two profiles. */
function withSamples(profiles: OwnerData['profiles']) {
  const hasOne = (host: string) => profiles.some(({ href }) => href.includes(host));
  const samples = ['www.linkedin.com/in/your-name', 'github.com/your-name']
    .filter((address) => !hasOne(address.split('/')[0]?.replace('www.', '') ?? ''))
    .slice(0, Math.max(0, 2 - profiles.length))
    .map((address) => ({ href: sample(`https://${address}`) }));
  return [...profiles, ...samples];
}

function resumeFile(owner: KnownOwner, today: string) {
  const { role, bio, experience, resumeProjects, education, skillGroups, languages } = owner;
  const isEmpty = experience.length + resumeProjects.length + education.length === 0;
  return writeYaml(
    {
      updated: commented('Day of the last change.', owner.updated ?? today),
      summary:
        (bio[0] && lineOf(bio[0])) ??
        sample('Two or three sentences about what you do, and what you are good at.'),
      experience: isEmpty
        ? [
            sample({
              title: role,
              years: '2020-current',
              employer: 'An employer',
              points: [
                'What you did, and what came of it.',
                'Something else that you are proud of.',
              ],
            }),
          ]
        : experience,
      projects: resumeProjects,
      education,
      skills: skillGroups.map(({ group, skills }) => ({ group, items: skills })),
      languages,
    },
    `The résumé at /resume, which the build renders as a PDF. Name, job title, email, city and profiles come from site.yaml.
A job has a title, years, a role, an employer, a place and points; all but the title can be left out.`,
  );
}

const OPEN_SOURCE = `# Your open-source projects, which <OpenSource /> shows in a page, with their stars:
# - key: paper-boats
#   name: Paper Boats
#   description: Folds a boat from any picture.
#   sub: Command-line tool
#   github_link: https://github.com/robin-example/paper-boats
#   made: 2024
#   repo: robin-example/paper-boats
[]
`;

const TALKS = `# Your talks, which <Talks /> shows in a page; the picture is in content/media/talks/:
# - key: paper-boats
#   title: How to fold a boat
#   href: https://example.org/talk
#   image: boats.jpg
#   alt: A paper boat on a desk.
[]
`;

const frontmatter = (fields: object) => `---\n${writeYaml(fields)}---\n`;

function aboutPage({ name, hue, skillGroups, experience }: KnownOwner) {
  const initials = [...initialsOf(name)]
    .filter((letter) => hasLetter(letter, 'rounded'))
    .join('')
    .slice(0, 2);
  const skills = skillGroups.flatMap((group) => group.skills);
  const [since] = experience.flatMap(({ years }) => /\d{4}/.exec(years ?? '') ?? []).sort();
  return `${frontmatter({
    title: 'About',
    types: ['About'],
    logo: initials ? { text: initials } : undefined,
    hue,
    skills: skills.length > 0 ? skills : [sample('Interface design'), sample('Prototyping')],
    order: 1,
  })}
<OwnerBio />

<OwnerFacts${since ? ` since="${since}"` : ''} />

<Projects>

## Projects

</Projects>

<Timeline>

## Year by year

</Timeline>

<OwnerHobbies>

## Away from work

</OwnerHobbies>

## Get in touch

<Contact />
`;
}

const assetsPage = ({ projects }: KnownOwner) => `${frontmatter({
  title: 'Assets',
  sub: 'Résumé',
  desc: 'My résumé, ready to download as a PDF.',
  types: ['Assets'],
  excludeFromList: true,
  order: Math.max(1, projects.length) + 2,
})}
[Download the résumé (PDF)](resume)

You can search its text, and a screen reader can read it aloud.
`;

const FIRST_PROJECT = caseStudyTemplate({
  slug: 'first-project',
  format: 'md',
  given: {},
  suggested: {
    title: 'First Project',
    desc: 'What it is, and what people do with it.',
  },
});

/** @returns files of the projects of a résumé, in its order */
function caseStudies(projects: readonly OwnerProject[]): [string, string][] {
  const taken = new Set(['about', 'assets']);
  return projects.map((project, index) => {
    const slug = slugFor(project.title, taken);
    taken.add(slug);
    return [`case-studies/${slug}.md`, caseStudy(project, index + 2)];
  });
}

function caseStudy(
  { title, years, role, description, highlights, skills, url }: OwnerProject,
  order: number,
): string {
  const line = description[0] ?? highlights[0];
  const desc = line && firstWords(line);
  const fields = {
    title,
    sub: years,
    role,
    desc: desc ?? sample(`What ${title} is, and what people do with it.`),
    skills: skills.length > 0 ? skills : undefined,
    links: url ? [{ label: new URL(url).hostname.replace(/^www\./, ''), href: url }] : undefined,
    order,
  };
  return `${frontmatter(fields)}\n${markdownOf(withoutLine(description, desc), highlights)}`;
}

/** The paragraphs without the sentences that the head says. */
function withoutLine([first = '', ...others]: readonly string[], line = ''): string[] {
  const rest = first.startsWith(line) ? first.slice(line.length).trim() : first;
  return rest ? [rest, ...others] : others;
}

/** The first sentences of a text, or words if the first sentence is too long for a card. */
function firstWords(text: string): string {
  if (text.length <= MAX_DESC) return text;
  const start = text.slice(0, MAX_DESC);
  const [sentences] = /^.*(?:[.!?](?=\s)|[。！？])/.exec(start) ?? [];
  return (
    sentences ??
    `${start.slice(0, Math.max(start.lastIndexOf(' '), MAX_DESC / 2)).replace(/[\s,、;:–-]+$/, '')}…`
  );
}

const URL_IN_TEXT = /(https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"])/;

/** Text in which URLs are links. */
const paragraph = (text: string): Paragraph => ({
  type: 'paragraph',
  children: text.split(URL_IN_TEXT).map((part, index): PhrasingContent => {
    const value = { type: 'text', value: part } as const;
    return index % 2 === 0 ? value : { type: 'link', url: part, children: [value] };
  }),
});

/** Paragraphs and a list as Markdown, in which every character is text. */
function markdownOf(paragraphs: readonly string[], items: readonly string[]): string {
  const children: Root['children'] = paragraphs.map(paragraph);
  if (items.length > 0) {
    children.push({
      type: 'list',
      spread: false,
      children: items.map((item) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(item)],
      })),
    });
  }
  return toMarkdown({ type: 'root', children }, { bullet: '-', unsafe: EXTENSIONS });
}

/** What only the site's Markdown gives a meaning: strikethrough and formulas. */
const EXTENSIONS = ['~', '$'].map((character) => ({ character, inConstruct: 'phrasing' as const }));
