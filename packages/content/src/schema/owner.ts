/** The owner's name and job title in text. Either can stand alone: in public, an unknown name is left out. */
import type { Site } from './site.ts';

type Owner = Pick<Site['owner'], 'name' | 'jobTitle'>;

/** "Frontend software engineer" -> "frontend software engineer"; titles with another capital stay: "UX engineer". */
const inSentence = (jobTitle: string) =>
  /\p{Lu}/u.test(jobTitle.slice(1))
    ? jobTitle
    : jobTitle.charAt(0).toLowerCase() + jobTitle.slice(1);

/** "Your Name, frontend software engineer", or the job title alone. */
export const introduceOwner = ({ name, jobTitle }: Owner): string =>
  name ? `${name}, ${inSentence(jobTitle)}` : jobTitle;

/** "Paper Boats – Your Name", or the title alone. */
export const withOwner = (title: string, { name }: Pick<Owner, 'name'>): string =>
  name ? `${title} – ${name}` : title;
