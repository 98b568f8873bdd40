/** Structured data of the pages as schema.org JSON-LD, with checked types. */
import type { Graph, Person, ProfilePage, WebPage, WithContext } from 'schema-dts';
import type { Entry } from '#app/content/entry.ts';
import { introduceOwner, type Site } from 'portfolio-content/schema';

/** The owner, unless their name is unknown. */
function person({ owner, profiles }: Site, siteUrl: string) {
  if (!owner.name) return undefined;
  return {
    '@type': 'Person',
    '@id': `${siteUrl}/#owner`,
    name: owner.name,
    jobTitle: owner.jobTitle,
    ...(owner.pitch && { description: owner.pitch }),
    url: `${siteUrl}/`,
    ...(owner.email && { email: owner.email }),
    ...(owner.city && { workLocation: { '@type': 'Place', name: owner.city } as const }),
    sameAs: profiles.map(({ href }) => href),
  } satisfies Person;
}

/** The home page: a page about its owner. */
export function describeHome(site: Site, siteUrl: string): WithContext<ProfilePage | WebPage> {
  const owner = person(site, siteUrl);
  const page = {
    '@context': 'https://schema.org',
    '@id': `${siteUrl}/`,
    url: `${siteUrl}/`,
    name: introduceOwner(site.owner, site.lang),
    description: site.site.description,
    inLanguage: site.lang,
  } as const;
  return owner
    ? { ...page, '@type': 'ProfilePage', mainEntity: owner }
    : { ...page, '@type': 'WebPage' };
}

/** A case study: a work by the owner, one step below the home page. */
export const describeCaseStudy = (
  entry: Entry,
  {
    site,
    siteUrl,
    summary,
    skills,
    picture,
  }: {
    site: Site;
    siteUrl: string;
    summary: string | undefined;
    skills: readonly string[];
    /** URL of the picture for shared links, from the origin on. */
    picture: string | undefined;
  },
): Graph => {
  const owner = person(site, siteUrl);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CreativeWork',
        '@id': `${siteUrl}${entry.link}`,
        url: `${siteUrl}${entry.link}`,
        name: entry.title,
        ...(summary && { description: summary }),
        inLanguage: entry.lang ?? site.lang,
        keywords: skills.join(', '),
        ...(picture && { image: new URL(picture, siteUrl).href }),
        ...(owner && { creator: owner }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: introduceOwner(site.owner, site.lang),
            item: `${siteUrl}/`,
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: entry.title,
            item: `${siteUrl}${entry.link}`,
          },
        ],
      },
    ],
  };
};
