/**
 * The words that a case study may use in its MDX besides Markdown. Their styles belong to the
 * layout's imports, so that no style sheet is fetched with a body.
 */
import { Link } from '@remix-run/react';
import type { MDXComponents } from 'mdx/types';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { OwnerBio, OwnerCity, OwnerHobbies } from '#app/about/owner.tsx';
import { OpenSource } from '#app/community/open-source.tsx';
import { Talks } from '#app/community/talks.tsx';
import { Image } from '#app/media/image.tsx';
import { Video } from '#app/media/video.tsx';
import { Miniature } from '#app/miniatures/miniature.tsx';
import * as styles from './body-components.css.ts';

/** A link in the text: inside the site without loading a page, files and other sites plainly. */
function TextLink({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (/^\/[a-z0-9-]*$/.test(href)) {
    return (
      <Link to={href} preventScrollReset {...rest}>
        {children}
      </Link>
    );
  }
  const external = /^https?:/.test(href);
  return (
    <a href={href} {...rest} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}

/** The strip of facts at the top of a case study. */
function Facts({
  role,
  years,
  audience,
  builtWith,
}: {
  role: string;
  years: string;
  audience: string;
  builtWith: string;
}) {
  const facts = [
    ['Role', role],
    ['Years', years.replace(/(\d)-/, '$1–')],
    ['For', audience],
    ['Built with', builtWith],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, detail]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

type WithChildren = { children: ReactNode };

const Columns = ({ children }: WithChildren) => <div className={styles.columns}>{children}</div>;
const Column = ({ children }: WithChildren) => <div className={styles.column}>{children}</div>;
const Note = ({ children }: WithChildren) => <aside className={styles.note}>{children}</aside>;
const Quote = ({ children }: WithChildren) => (
  <blockquote className={styles.quote}>{children}</blockquote>
);

/** A picture or a video with the words that say why it is there. */
const Figure = ({ caption, children }: WithChildren & { caption: string }) => (
  <figure className={styles.figure}>
    {children}
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);

export const bodyComponents: MDXComponents = {
  a: TextLink,
  Facts,
  Columns,
  Column,
  Note,
  Quote,
  Figure,
  Image,
  Video,
  Miniature,
  OpenSource,
  Talks,
  OwnerBio,
  OwnerCity,
  OwnerHobbies,
};
