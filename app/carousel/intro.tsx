import { introduceOwner } from '#app/content/owner.ts';
import type { Site } from '#app/content/schema.ts';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';

/** Visually hidden: a heading, what the page is, and every skill once, sorted. */
export function Intro({
  owner,
  text,
  skills,
  headingLevel,
}: {
  owner: Pick<Site['owner'], 'name' | 'jobTitle'>;
  text: string;
  skills: readonly string[];
  /** 1 on the home page; 2 while another page with its own h1 covers the carousel. */
  headingLevel: 1 | 2;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={visuallyHidden} data-intro>
      <Heading>{introduceOwner(owner)}</Heading>
      <p>{text}</p>
      <p id="skills">Skills</p>
      <ul aria-labelledby="skills" data-skills>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </div>
  );
}
