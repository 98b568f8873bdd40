/**
 * The content as the build has validated it: ordered, with the URLs of its pictures. Everything that responds with
 * content gets it only from here, so that a card and its page can't disagree, and a public process shows no sample.
 */
import openSource from '#content/open-source.yaml';
import resume from '#content/resume.yaml';
import site from '#content/site.yaml';
import talks from '#content/talks.yaml';
import type { AppLoadContext } from '@remix-run/node';
import labels from 'virtual:labels';
import resumePdf from 'virtual:resume-pdf';
import studyModules from 'virtual:studies';
import {
  compareYears,
  isCurrent,
  sinceYears,
  splitLinks,
  withOwner,
  yearsIn,
  type Frontmatter,
  lettersIn,
  RARE_PARTS,
  readRepository,
  type Resume,
  resumeFile,
  type Site,
  type StudyModule,
} from 'portfolio-content/schema';
import { hueStyles } from '#app/styles/hues.ts';
import type { BodyData } from './body-data.ts';
import { type Entry, ENTRY_FIELDS, isAbout, type Profile } from './entry.ts';
import { isPublic } from './is-public.ts';

/** Creates the content of a process. @param version `public` is without samples */
function createContent(version: 'local' | 'public') {
  const studies = studyModules
    .flatMap(({ [version]: frontmatter, ...study }) =>
      frontmatter ? [{ ...study, frontmatter }] : [],
    )
    .sort((a, b) => a.frontmatter.order - b.frontmatter.order);
  const { [version]: ownSite } = site;
  const skillOrder = new Intl.Collator(ownSite.lang, { sensitivity: 'base' });
  const { availability, bio, city, hobbies, pitch, portrait } = ownSite.owner;
  const inLanguage = (years: string) => yearsIn(ownSite.lang, years, labels);
  const entries = studies.map((study) => toEntry(study, ownSite, inLanguage));
  const bySlug = new Map(studies.map((study) => [study.slug, study]));
  const links = new Set(['/', ...entries.map(({ link }) => link)]);
  const leftOut = studyModules.map(({ slug }) => `/${slug}`).filter((link) => !links.has(link));
  const linked = new Set([
    ...studies.flatMap((study) => study.links),
    ...bio.flatMap(splitLinks).map(({ href = '' }) => href.replace(/#.*/, '')),
  ]);
  const texts = [labels, ownSite, resume[version], talks[version], openSource[version], studies];

  return {
    /** All entries in order, including those without a card. */
    entries: entries as readonly Entry[],
    /** Paths in texts to entries that are left out, as drafts or because their titles are samples. No others are named. */
    hiddenLinks: leftOut.filter((link) => linked.has(link)),
    /** Letters of all texts that are in rare parts of the typefaces. */
    letters: lettersIn(JSON.stringify(texts), RARE_PARTS),
    /** Letters of the text of /slug that are in rare parts of the typefaces. */
    lettersOf(slug: string): string | undefined {
      const { frontmatter, letters = '' } = bySlug.get(slug) ?? {};
      const facts = frontmatter && isAbout(frontmatter) ? JSON.stringify([bio, city, hobbies]) : '';
      return letters + lettersIn(facts) || undefined;
    },
    /** The paths of all pages. */
    pages: [...links],
    /** Former path of a page -> its path. */
    redirects: new Map(
      studies.flatMap(({ frontmatter: { aliases, link } }) =>
        aliases.map((alias) => [alias, link] as const),
      ),
    ),
    /** Every skill of every entry once, in its first spelling and in alphabetical order. */
    skills: studies
      .flatMap(({ frontmatter }) => frontmatter.skills)
      .sort(skillOrder.compare)
      .filter(
        (skill, index, all) => index === 0 || skillOrder.compare(skill, all[index - 1] ?? '') !== 0,
      ),
    /** A stylesheet with the colors of all entries. */
    hues: hueStyles(studies.map(({ frontmatter }) => frontmatter)),
    /** The owner's profiles, with the names and icons of their sites. */
    profiles: ownSite.profiles.flatMap(({ href }): Profile[] => {
      const known = site.profileSites[href];
      return known ? [{ href, ...known }] : [];
    }),
    /** The owner and the site's own copy. */
    site: ownSite,
    /** Scripts of other sites, which only a public site loads. */
    scripts: version === 'public' ? ownSite.scripts : [],
    /** What components in the text show. */
    bodyData: {
      projects: openSource[version].map(({ repo, ...project }) => ({
        ...project,
        repository: repo === undefined ? undefined : readRepository(repo, ownSite.githubUser),
      })),
      talks: talks[version].flatMap((talk) => {
        const image = talks.media[talk.image];
        return image && !leftOut.includes(talk.href) ? [{ ...talk, image }] : [];
      }),
      timeline: listTimeline(resume[version], ownSite.lang),
      owner: {
        // A sample isn't public.
        portrait: portrait ? site.media.portrait : undefined,
        availability,
        bio,
        city,
        hobbies,
        skills: groupSkills(ownSite, studies, labels.skills),
      },
    } satisfies BodyData,
    /** Path of the résumé as a file. */
    resumeFile: resumeFile(ownSite.owner.name, labels.resumeFile),
    /** The résumé as a PDF. */
    resumePdf: Buffer.from(resumePdf[version], 'base64'),
    /** The entry at /slug, or undefined if there is none. */
    caseStudy: (slug: string): Entry | undefined => entries.find((entry) => entry.slug === slug),
    /** Path of the text of /slug in the manifest of the client build. */
    bodyOf: (slug: string): string | undefined => bySlug.get(slug)?.body,
    /** Metadata of the entry at /slug that only search engines and shared links use. */
    sharing(slug: string) {
      const study = bySlug.get(slug);
      if (!study) return undefined;
      const { skills, bgAlt } = study.frontmatter;
      const summary = study.frontmatter.summary ?? (isAbout(study.frontmatter) ? pitch : undefined);
      return { summary, skills, alt: bgAlt, picture: study.media.sharePicture ?? sharePicture };
    },
  };
}

export type Content = ReturnType<typeof createContent>;

const contents: Partial<Record<'local' | 'public', Content>> = {};

/** Whether this process is public. The preview passes nothing and has only its environment. */
const isPublicByDefault = isPublic(process.env);

/** The content of the process: without samples if it is public. */
export function getContent(context: Pick<AppLoadContext, 'isPublic'>): Content {
  const version = (context.isPublic ?? isPublicByDefault) ? 'public' : 'local';
  return (contents[version] ??= createContent(version));
}

/** Number of samples that the owner has yet to replace. */
export const countSamples = (): number =>
  [site, resume, openSource, talks, ...studyModules].reduce(
    (sum, { sampleCount }) => sum + sampleCount,
    0,
  );

/** The pages that the server caches (server/page-cache.ts). */
export const listPages = (isPublic: boolean) => getContent({ isPublic }).pages;

/** Former path of a page -> its path. */
export const listRedirects = (isPublic: boolean) => getContent({ isPublic }).redirects;

/** Path of the résumé as a file. */
export const resumePath = (isPublic: boolean) => getContent({ isPublic }).resumeFile;

/** What a page of the export says that leads to another one, or to the résumé. @param path of that */
export function describeTarget(path: string) {
  const { entries, site } = getContent({ isPublic: true });
  const { lang = site.lang, title = labels.resume } =
    entries.find(({ link }) => link === path) ?? {};
  return { lang, title: withOwner(title, site.owner) };
}

/** The site's picture for shared links. */
export const { sharePicture } = site.media;

/** The skills of the entry of type About by kind; as one group if the kinds aren't given. */
function groupSkills(
  { skillGroups }: Site,
  studies: readonly { frontmatter: Frontmatter }[],
  nameOfAll: string,
) {
  const skills = studies.find(({ frontmatter }) => isAbout(frontmatter))?.frontmatter.skills ?? [];
  const groups = skillGroups.map(({ group, skills: inGroup }) => ({
    group,
    skills: skills.filter((skill) => inGroup.includes(skill)),
  }));
  return groups.length > 0 ? groups : [{ group: nameOfAll, skills }];
}

/** The jobs and the projects of the résumé, the latest first. @param lang BCP 47 */
function listTimeline({ experience, projects }: Resume, lang: string): BodyData['timeline'] {
  const list = (items: Resume['experience']) =>
    [...items]
      .sort((a, b) => compareYears(a.years, b.years))
      .map(({ points: [point], years, ...item }) => ({
        ...pick(item, ['title', 'role', 'employer', 'place']),
        years: years && sinceYears(lang, years, labels),
        current: years !== undefined && isCurrent(years),
        point,
      }));
  return { jobs: list(experience), projects: list(projects) };
}

type ShownStudy = Pick<StudyModule, 'slug' | 'demo' | 'hasFacts' | 'media'> & {
  frontmatter: Frontmatter;
};

function toEntry(
  { slug, frontmatter, demo, hasFacts, media }: ShownStudy,
  { owner }: Site,
  inLanguage: (years: string) => string,
): Entry {
  return {
    ...pick(frontmatter, ENTRY_FIELDS),
    desc: frontmatter.desc ?? (isAbout(frontmatter) ? owner.jobTitle : undefined),
    types: frontmatter.draft ? ['Draft', ...frontmatter.types] : frontmatter.types,
    sub: frontmatter.sub
      ? inLanguage(frontmatter.sub)
      : isAbout(frontmatter)
        ? owner.city
        : undefined,
    slug,
    links: frontmatter.links.flatMap(({ label, href }) => (href ? [{ label, href }] : [])),
    ...pick(media, ['titleLogo', 'roundLogo', 'cardPicture', 'diorama']),
    painted: frontmatter.bg !== undefined,
    demo,
    hasFacts,
  };
}

function pick<T, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  const picked = {} as Pick<T, Key>;
  for (const key of keys) picked[key] = from[key];
  return picked;
}
