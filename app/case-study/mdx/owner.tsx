/** Facts about the owner from content/site.yaml, for the about page. */
import { useContent } from '#app/content/content-context.ts';

export function OwnerBio() {
  const { site } = useContent();
  return site.owner.bio.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

export function OwnerCity() {
  const { site } = useContent();
  return <p>{site.owner.city}</p>;
}

export function OwnerHobbies() {
  const { site } = useContent();
  return (
    <ul>
      {site.owner.hobbies.map((hobby) => (
        <li key={hobby}>{hobby}</li>
      ))}
    </ul>
  );
}
