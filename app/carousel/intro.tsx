import { useContent } from '#app/ui/content-context.ts';
import { introduceOwner, siteId } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';

const SKILLS_ID = siteId('skills');

/** Visually hidden: a heading, what the page is, and the skills. @param covered by a page with its own `h1` */
export function Intro({ covered }: { covered: boolean }) {
  const { owner, intro, skills, lang } = useContent();
  const Heading = covered ? 'h2' : 'h1';
  return (
    <div className={visuallyHidden} data-intro>
      <Heading>{introduceOwner(owner, lang)}</Heading>
      <p>{intro}</p>
      <p id={SKILLS_ID}>{labels.skills}</p>
      <ul aria-labelledby={SKILLS_ID} data-skills>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </div>
  );
}
