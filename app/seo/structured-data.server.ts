/** Structured data of the pages as schema.org JSON-LD, with checked types. */
import type { Graph, Person, ProfilePage, WithContext } from 'schema-dts';
import type { Entry } from '#app/content/entry.ts';
import type { Site } from '#app/content/schema.ts';

/** Whether a URL isn't one of the example domains of RFC 2606, which the sample content uses. */
const isReal = (href: string | undefined): href is string =>
  href !== undefined && !/^https?:\/\/([\w-]+\.)*example\.(com|org|net)\b/.test(href);

function person({ owner, profiles }: Site, siteUrl: string) {
  return {
    '@type': 'Person',
    '@id': `${siteUrl}/#owner`,
    name: owner.name,
    jobTitle: owner.jobTitle,
    url: `${siteUrl}/`,
    sameAs: [profiles.professional.href, profiles.code.href].filter(isReal),
  } satisfies Person;
}

/** The home page: a page about its owner. */
export const describeHome = (site: Site, siteUrl: string): WithContext<ProfilePage> => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  '@id': `${siteUrl}/`,
  url: `${siteUrl}/`,
  name: site.site.title,
  description: site.site.description,
  inLanguage: 'en-GB',
  mainEntity: person(site, siteUrl),
});

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
    summary: string;
    skills: readonly string[];
    /** Absolute URL. */
    picture: string | undefined;
  },
): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'CreativeWork',
      '@id': `${siteUrl}${entry.link}`,
      url: `${siteUrl}${entry.link}`,
      name: entry.title,
      description: summary,
      inLanguage: 'en-GB',
      keywords: skills.join(', '),
      ...(picture && { image: picture }),
      creator: person(site, siteUrl),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.site.title, item: `${siteUrl}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: entry.title,
          item: `${siteUrl}${entry.link}`,
        },
      ],
    },
  ],
});
