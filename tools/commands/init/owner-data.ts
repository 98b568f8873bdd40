/** What is known about a new owner: from the command line, else from their résumé. */
import type { Resume, Site } from '../../../app/content/schema.ts';
import { isOngoing, type JsonResume } from './json-resume.ts';
import { isKnownSite } from '../../content/profiles.ts';
import type { InitOptions } from './options.ts';
import { lineOf, paragraphsOf } from './plain-text.ts';

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
  /** Paragraphs. */
  bio: string[];
  profiles: Site['profiles'];
  projects: OwnerProject[];
  /** Of the résumé, as far as it is known. */
  experience: Item[];
  resumeProjects: Item[];
  education: Resume['education'];
  skillGroups: { group: string; skills: string[] }[];
  languages: string[];
  /** Day of the résumé's last change, such as 2026-11-21. */
  updated: string | undefined;
};

export function ownerData(options: Omit<InitOptions, 'yes'>, resume: JsonResume): OwnerData {
  const { basics } = resume;
  const { github, hue } = options;
  const projects = resume.projects.map(toProject);
  return {
    name: options.name ?? lineIn(basics.name),
    role: options.role ?? lineIn(basics.label),
    email: options.email ?? basics.email,
    city: options.city ?? lineIn(basics.location?.city),
    github,
    hue,
    bio: paragraphsOf(basics.summary ?? ''),
    profiles: listProfiles(options, basics),
    projects,
    experience: resume.work.map(({ name, position, location, summary, highlights, ...dates }) => {
      const [title, employer] = [position, name].map(lineIn).filter((text) => text !== undefined);
      return item({
        title: title ?? '',
        years: yearsOf(dates),
        employer,
        place: lineIn(location),
        points: [...paragraphsOf(summary ?? ''), ...highlights.flatMap(paragraphsOf)],
      });
    }),
    resumeProjects: resume.projects.map(({ entity }, index) => {
      const { title, years, role, description, highlights } = projects[index] as OwnerProject;
      const points = highlights.length > 0 ? highlights : description;
      return item({ title, years, role, employer: lineIn(entity), points });
    }),
    education: resume.education.map(({ institution, area, studyType, ...dates }) => {
      const course = [studyType, area].map(lineIn).filter((text) => text !== undefined);
      const place = lineIn(institution);
      const title = course.join(', ');
      return item({
        title: title || (place ?? ''),
        years: yearsOf(dates),
        place: title ? place : undefined,
      });
    }),
    skillGroups: listSkills(resume.skills),
    languages: resume.languages.map(({ language = '', fluency }) =>
      fluency ? `${lineOf(language)} (${lineOf(fluency)})` : lineOf(language),
    ),
    updated: resume.meta?.lastModified?.slice(0, '2026-01-01'.length),
  };
}

/** Without the fields that are undefined. */
const item = <T extends object>(fields: { [Key in keyof T]: T[Key] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const lineIn = (text: string | undefined): string | undefined =>
  text ? lineOf(text) || undefined : undefined;

function toProject(project: JsonResume['projects'][number]): OwnerProject {
  const { name = '', description = '', highlights, keywords, roles, url } = project;
  return {
    title: lineOf(name),
    years: yearsOf(project),
    role: roles.map(lineOf).join(', ') || undefined,
    description: paragraphsOf(description),
    highlights: highlights.flatMap(paragraphsOf),
    skills: keywords.map(lineOf),
    url,
  };
}

/** "2018-2021", "2022", "2024-current"; undefined without dates. */
function yearsOf({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}) {
  const start = startDate?.slice(0, 4);
  const end = endDate && !isOngoing(endDate) ? endDate.slice(0, 4) : undefined;
  if (!start || start === end) return start ?? end;
  return `${start}-${end ?? 'current'}`;
}

/** GitHub and the owner's site come after the profiles of the résumé, which may name them too. */
function listProfiles(
  { github, url }: Pick<InitOptions, 'github' | 'url'>,
  basics: JsonResume['basics'],
): Site['profiles'] {
  const own = [github && `https://github.com/${github}`, url ?? basics.url].flatMap((href) =>
    href ? [{ href }] : [],
  );
  const known = basics.profiles.flatMap(({ url: href, network: label }) =>
    href ? [{ href, ...(label && !isKnownSite(href) && { label }) }] : [],
  );
  const all = [...known, ...own];
  const key = ({ href }: { href: string }) =>
    href.toLowerCase().replace(/^https?:\/\/(www\.)?|\/$/g, '');
  return all.filter(
    (profile, index) => all.findIndex((other) => key(other) === key(profile)) === index,
  );
}

/** Skills without keywords are one group. Each is in one group, as /about shows it. */
function listSkills(skills: JsonResume['skills']): OwnerData['skillGroups'] {
  const seen = new Set<string>();
  const firstTime = (skill: string) => {
    const isNew = skill !== '' && !seen.has(skill);
    seen.add(skill);
    return isNew;
  };
  const single = skills
    .filter(({ keywords }) => keywords.length === 0)
    .map(({ name = '' }) => name);
  const groups = skills
    .filter(({ keywords }) => keywords.length > 0)
    .map(({ name = 'Skills', keywords }) => ({ group: lineOf(name), keywords }));
  return [...groups, { group: groups.length > 0 ? 'More skills' : 'Skills', keywords: single }]
    .map(({ group, keywords }) => ({ group, skills: keywords.map(lineOf).filter(firstTime) }))
    .filter((group) => group.skills.length > 0);
}
