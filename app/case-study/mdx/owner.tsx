/**
 * Facts about the owner from content/site.yaml, for the about page. What is unknown is left out, together with the
 * heading and text between its tags.
 */
import type { ReactNode } from 'react';
import { useBodyData, useContent } from '#app/ui/content-context.ts';
import { DocumentIcon, MailIcon } from '#app/ui/icons/icons.tsx';
import { useProfiles } from '#app/ui/use-profiles.ts';
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
          <p key={paragraph}>{paragraph}</p>
        ))}
      </>
    )
  );
}

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
        <ul>
          {hobbies.map((hobby) => (
            <li key={hobby}>{hobby}</li>
          ))}
        </ul>
      </>
    )
  );
}

/** Where the owner works, since when, what they are looking for, and their skills by kind. */
export function OwnerFacts({ since }: { since: string }) {
  const { city, availability, skills = [] } = useBodyData().owner ?? {};
  return (
    <>
      <FactList
        facts={[
          ['Based in', city],
          ['Working since', since],
          ['Looking for', availability],
        ]}
      />
      <FactList
        inRows
        facts={skills.map(({ group, skills: inGroup }) => [group, inGroup.join(', ')])}
      />
    </>
  );
}

const RESUME = { href: '/resume', name: 'Résumé (PDF)', Icon: DocumentIcon };

/** Email address, profiles and résumé, each as a link that can be read. */
export function Contact() {
  const { email } = useContent().owner;
  const mail = email ? [{ href: `mailto:${email}`, name: email, Icon: MailIcon }] : [];
  const contacts = [...mail, ...useProfiles(), RESUME];
  return (
    <ul className={styles.contact} data-contact>
      {contacts.map(({ href, name, Icon }) => (
        <li key={href}>
          <TextLink href={href} className={styles.link}>
            <Icon />
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
