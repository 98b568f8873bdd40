/**
 * Facts about the owner from content/site.yaml, for the about page. Each can have a heading and text above it, which
 * are left out with the fact while it is unknown.
 */
import type { ReactNode } from 'react';
import { useBodyData } from '#app/content/body-data-context.ts';

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
