/** What is known about a new owner: from the command line, else from their résumé. */
import type { Resume, Site } from 'portfolio-content/schema';
import type { JsonResume } from './json-resume.ts';
import { isKnownSite } from 'portfolio-content';
import type { InitOptions } from './options.ts';
import { lineOf, paragraphsOf, paragraphsWithLinks } from './plain-text.ts';

type Item = Resume['experience'][number];

/** A project that becomes a case study. */
export type OwnerProject = {
  title: string;
  years: string | undefined;
  role: string | undefined;
  /** Paragraphs, without markup. */
  description: string[];
  highlights: string[];
  skills: string[];
  url: string | undefined;
};

export type OwnerData = {
  name: string | undefined;
  role: string | undefined;
  email: string | undefined;
  city: string | undefined;
  github: string | undefined;
  hue: number | undefined;
  lang: string | undefined;
  /** Paragraphs, with links as Markdown has them. */
  bio: string[];
  hobbies: string[];
  profiles: Site['profiles'];
  projects: OwnerProject[];
  /** From here on, fields of the résumé, as far as they are known. */
  experience: Item[];
  resumeProjects: Item[];
  education: Resume['education'];
  skillGroups: { group: string; skills: string[] }[];
  languages: string[];
  /** Day of the résumé's last change, such as 2026-11-21. */
  updated: string | undefined;
};

export function ownerData(options: Omit<InitOptions, 'yes'>, resume: JsonResume): OwnerData {
  const basics = resume.basics ?? {};
  const { github, hue, lang } = options;
  const work = known(resume.work);
  // Markup alone is no name.
  const written = known(resume.projects).filter(({ name }) => lineIn(name));
  const projects = written.map(toProject);
  return {
    name: options.name ?? lineIn(basics.name),
    role: options.role ?? lineIn(basics.label) ?? lineIn(work.find(hasPosition)?.position),
    email: options.email ?? basics.email ?? undefined,
    city: options.city ?? lineIn(basics.location?.city),
    github,
    hue,
    lang,
    bio: paragraphsWithLinks(basics.summary ?? ''),
    hobbies: known(resume.interests).map(toHobby).filter(Boolean),
    profiles: listProfiles(options, basics),
    projects,
    experience: [
      ...work.map(({ name, company, location, ...job }) =>
        toJob(job, { employer: name ?? company, place: lineIn(location?.city) }),
      ),
      ...known(resume.volunteer).map(({ organization, ...job }) =>
        toJob(job, { employer: organization, role: 'Volunteer' }),
      ),
    ].filter(({ title }) => title !== ''),
    resumeProjects: [
      ...written.map(({ entity }, index) => {
        const { title, years, role, description, highlights } = projects[index] as OwnerProject;
        const points = highlights.length > 0 ? highlights : description;
        return item({ title, years, role, employer: lineIn(entity), points });
      }),
      ...known(resume.publications).map(({ name, publisher, releaseDate, summary }) =>
        item({
          title: lineIn(name) ?? '',
          years: releaseDate ?? undefined,
          employer: lineIn(publisher),
          points: paragraphsOf(summary ?? ''),
        }),
      ),
    ].filter(({ title }) => title !== ''),
    education: [
      ...known(resume.education).map(({ institution, area, studyType, ...dates }) => {
        const course = known([studyType, area].map(lineIn)).join(', ');
        const place = lineIn(institution);
        return item({
          title: course || (place ?? ''),
          years: yearsOf(dates),
          place: course ? place : undefined,
        });
      }),
      ...known(resume.certificates).map(({ name, issuer, date }) => toLine(name, issuer, date)),
      ...known(resume.awards).map(({ title, awarder, date }) => toLine(title, awarder, date)),
    ].filter(({ title }) => title !== ''),
    skillGroups: listSkills(known(resume.skills)),
    languages: known(resume.languages).map(({ language, fluency }) =>
      withDetails(lineIn(language) ?? '', [lineIn(fluency)]),
    ),
    updated: resume.meta?.lastModified ?? undefined,
  };
}

/** What of a list is known. */
const known = <T>(list: readonly T[] | null | undefined): NonNullable<T>[] =>
  (list ?? []).filter((one) => one !== null && one !== undefined);

type Written<Key extends 'work' | 'projects' | 'skills' | 'interests'> = NonNullable<
  NonNullable<JsonResume[Key]>[number]
>;
type Job = Pick<Written<'work'>, 'position' | 'startDate' | 'endDate' | 'summary' | 'highlights'>;

const hasPosition = ({ position }: Job) => lineIn(position) !== undefined;

/** A job without a position has its employer as its title. */
function toJob(
  { position, summary, highlights, ...dates }: Job,
  { employer, ...details }: { employer: Text; role?: string; place?: string | undefined },
): Item {
  const [title = '', ...rest] = known([position, employer].map(lineIn));
  const points = [summary, ...(highlights ?? [])].flatMap((point) => paragraphsOf(point ?? ''));
  return item({ title, years: yearsOf(dates), employer: rest[0], points, ...details });
}

/** A certificate or an award. */
const toLine = (title: Text, place: Text, year: Text) =>
  item({ title: lineIn(title) ?? '', years: year ?? undefined, place: lineIn(place) });

/** "Music (piano, cello)" */
const withDetails = (name: string, details: readonly (string | undefined)[]): string => {
  const all = known(details).join(', ');
  return name && all ? `${name} (${all})` : name || all;
};

const toHobby = ({ name, keywords }: Written<'interests'>) =>
  withDetails(lineIn(name) ?? '', known(keywords).map(lineIn));

/** Without the fields that are undefined. */
const item = <T extends object>(fields: { [Key in keyof T]: T[Key] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

type Text = string | null | undefined;

const lineIn = (text: Text): string | undefined => (text && lineOf(text)) || undefined;

function toProject(project: Written<'projects'>): OwnerProject {
  const { name, description, summary, highlights, keywords, roles, url, website } = project;
  return {
    title: lineIn(name) ?? '',
    years: yearsOf(project),
    role: known(known(roles).map(lineIn)).join(', ') || undefined,
    description: paragraphsOf(description ?? summary ?? ''),
    highlights: known(highlights).flatMap(paragraphsOf),
    skills: known(known(keywords).map(lineIn)),
    url: url ?? website ?? undefined,
  };
}

/** "2018-2021", "2022", "2024-current"; undefined without dates. An end that isn't understood, which is null, is left out. */
function yearsOf({ startDate, endDate = 'current' }: { startDate?: Text; endDate?: Text }) {
  const end = startDate || endDate !== 'current' ? endDate : undefined;
  return startDate && end && startDate !== end
    ? `${startDate}-${end}`
    : (startDate ?? end ?? undefined);
}

/** GitHub and the owner's site come after the profiles of the résumé, which may name them too. */
function listProfiles(
  { github, url }: Pick<InitOptions, 'github' | 'url'>,
  basics: NonNullable<JsonResume['basics']>,
): Site['profiles'] {
  const own = [
    github && `https://github.com/${github}`,
    url ?? basics.url ?? basics.website,
  ].flatMap((href) => (href ? [{ href }] : []));
  const written = known(basics.profiles).flatMap(({ url: href, network }) => {
    const label = lineIn(network);
    return href ? [{ href, ...(label && !isKnownSite(href) && { label }) }] : [];
  });
  const all = [...written, ...own];
  const key = ({ href }: { href: string }) =>
    href.toLowerCase().replace(/^https?:\/\/(www\.)?|\/$/g, '');
  return all.filter(
    (profile, index) => all.findIndex((other) => key(other) === key(profile)) === index,
  );
}

/** Skills without keywords are one group. Each is in one group, as /about shows it. */
function listSkills(skills: Written<'skills'>[]): OwnerData['skillGroups'] {
  const seen = new Set<string>();
  const firstTime = (skill: string) => {
    const isNew = skill !== '' && !seen.has(skill);
    seen.add(skill);
    return isNew;
  };
  const all = skills.map(({ name, keywords }) => ({
    name: lineIn(name),
    keywords: known(known(keywords).map(lineIn)),
  }));
  const groups = all
    .filter(({ keywords }) => keywords.length > 0)
    .map(({ name = 'Skills', keywords }) => ({ group: name, keywords }));
  const single = all.flatMap(({ name, keywords }) => (keywords.length === 0 ? (name ?? []) : []));
  return [...groups, { group: groups.length > 0 ? 'More skills' : 'Skills', keywords: single }]
    .map(({ group, keywords }) => ({ group, skills: keywords.filter(firstTime) }))
    .filter((group) => group.skills.length > 0);
}
