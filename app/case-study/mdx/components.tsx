/**
 * The components that a case study may use in its MDX, besides Markdown. Each body imports them from here (option
 * `providerImportSource` in vite.config.ts), so that the home page doesn't load them.
 */
import type { MDXComponents } from 'mdx/types';
import { type ReactNode, useContext } from 'react';
import { EntryContext, useContent } from '#app/ui/content-context.ts';
import { yearsOf } from '#app/content/entry.ts';
import { commaIn, type Picture, type SharedComponentName } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { Image } from '#app/ui/image.tsx';
import { Video } from '#app/ui/video.tsx';
import { Demo } from '#app/demo-frame/demo.tsx';
import * as styles from './components.css.ts';
import { FactList } from './fact-list.tsx';
import { TextLink } from '../../navigation/text-link.tsx';

/** The facts below the first paragraph of a case study, from its frontmatter. */
function Facts({ audience }: { audience: string }) {
  const { lang } = useContent();
  const entry = useContext(EntryContext);
  return (
    <FactList
      facts={[
        [labels.role, entry?.role],
        [labels.years, entry && yearsOf(entry)],
        [labels.audience, audience],
        [labels.skills, entry?.skills.join(commaIn(entry.lang ?? lang))],
      ]}
    />
  );
}

type WithChildren = { children: ReactNode };

const Columns = ({ children }: WithChildren) => <div className={styles.columns}>{children}</div>;
const Column = ({ children }: WithChildren) => <div className={styles.column}>{children}</div>;
const Note = ({ children }: WithChildren) => <aside className={styles.note}>{children}</aside>;
const Quote = ({ children }: WithChildren) => (
  <blockquote className={styles.quote}>{children}</blockquote>
);

/** A picture or a video with a caption. */
const Figure = ({ caption, children }: WithChildren & { caption: string }) => (
  <figure className={styles.figure}>
    {children}
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);

/** A figure without a ground, in the margin of the text that follows. */
const Cutout = ({ src, alt }: { src: Picture; alt: string }) => (
  <Image src={src} alt={alt} sizes="12rem" className={styles.cutout} />
);

/** Pictures side by side, two or three to a row. */
const Gallery = ({ children }: WithChildren) => <div className={styles.gallery}>{children}</div>;

/** A link with a title and a description. */
const LinkCard = ({
  href,
  title,
  download,
  children,
}: WithChildren & { href: string; title: string; download?: string }) => (
  <aside className={styles.linkCard}>
    <TextLink href={href} download={download}>
      {title}
    </TextLink>
    {children}
  </aside>
);

export const components = {
  Facts,
  Columns,
  Column,
  Note,
  Quote,
  Figure,
  Cutout,
  Gallery,
  LinkCard,
  Image,
  Video,
  Demo,
} satisfies Record<SharedComponentName, unknown>;

const all: MDXComponents = { a: TextLink, ...components };

/** Called by each body. */
export const useMDXComponents = () => all;
