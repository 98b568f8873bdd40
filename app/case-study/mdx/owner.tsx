/**
 * Facts about the owner from content/site.yaml, for the about page. What is unknown is left out, together with the
 * heading and text between its tags.
 */
import type { ReactNode } from 'react';
import { commaIn, splitLinks } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { useBodyData, useContent } from '#app/ui/content-context.ts';
import { FactList } from './fact-list.tsx';
import * as styles from './owner.css.ts';
import { TextLink } from '../../navigation/text-link.tsx';

type WithChildren = { children?: ReactNode };

export function OwnerBio({ children }: WithChildren) {
  const { bio = [] } = useBodyData().owner ?? {};
  return (
    bio.length > 0 && (
      <>
        {children}
        {bio.map((paragraph) => (
          <p key={paragraph}>{withLinks(paragraph)}</p>
        ))}
      </>
    )
  );
}

const withLinks = (paragraph: string): ReactNode[] =>
  splitLinks(paragraph).map(({ text, href }) =>
    href ? (
      <TextLink key={href} href={href}>
        {text}
      </TextLink>
    ) : (
      text
    ),
  );

export function OwnerCity({ children }: WithChildren) {
  const { city } = useBodyData().owner ?? {};
  return (
    city && (
      <>
        {children}
        <p>{city}</p>
      </>
    )
  );
}

export function OwnerHobbies({ children }: WithChildren) {
  const { hobbies = [] } = useBodyData().owner ?? {};
  return (
    hobbies.length > 0 && (
      <>
        {children}
        <ul className={styles.tags}>
          {hobbies.map((hobby) => (
            <li key={hobby}>
              <span className={styles.tag}>{hobby}</span>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** Where the owner works, since when, what they are looking for, and their skills by kind. */
export function OwnerFacts({ since }: { since?: string }) {
  const { lang } = useContent();
  const { city, availability, skills = [] } = useBodyData().owner ?? {};
  return (
    <>
      <FactList
        facts={[
          [labels.basedIn, city],
          [labels.workingSince, since],
          [labels.lookingFor, availability],
        ]}
      />
      <FactList
        inRows
        facts={skills.map(({ group, skills: inGroup }) => [group, inGroup.join(commaIn(lang))])}
      />
    </>
  );
}
