/** The owner's name and job title in text. Either can stand alone: in public, an unknown name is left out. */
import type { Site } from './schema.ts';

type Owner = Pick<Site['owner'], 'name' | 'jobTitle'>;

/** "Frontend software engineer" -> "frontend software engineer"; titles with another capital stay: "UX engineer". */
const inSentence = (jobTitle: string) =>
  /\p{Lu}/u.test(jobTitle.slice(1))
    ? jobTitle
    : jobTitle.charAt(0).toLowerCase() + jobTitle.slice(1);

/** "Your Name, frontend software engineer", or the job title alone. */
export const introduceOwner = ({ name, jobTitle }: Owner): string =>
  name ? `${name}, ${inSentence(jobTitle)}` : jobTitle;

/** "Super Snowflake – Your Name", or the title alone. */
export const withOwner = (title: string, { name }: Pick<Owner, 'name'>): string =>
  name ? `${title} – ${name}` : title;

const KNOWN_HOSTS: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'codeberg.org': 'Codeberg',
  'xing.com': 'XING',
};

/** "https://www.linkedin.com/in/your-name" -> "LinkedIn"; the host of an unknown site. */
export function profileName({
  label,
  href = '',
}: {
  label?: string | undefined;
  href?: string | undefined;
}): string {
  const host = new URL(href).hostname.replace(/^www\./, '');
  return label ?? KNOWN_HOSTS[host] ?? host;
}
