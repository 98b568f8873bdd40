import { profileName } from '#app/content/owner.ts';
import type { Site } from '#app/content/schema.ts';
import { CodeIcon, GitHubIcon, LinkedInIcon, ProfileIcon } from './icons.tsx';

const ICONS: Record<string, () => JSX.Element> = { GitHub: GitHubIcon, LinkedIn: LinkedInIcon };

/** The icon of a profile by its site; of another site, that of its kind. */
export function ProfileSiteIcon({
  profile,
  kind,
}: {
  profile: Site['profiles']['code'];
  kind: keyof Site['profiles'];
}) {
  const { href } = profile;
  const Icon = ICONS[profileName({ href })] ?? (kind === 'code' ? CodeIcon : ProfileIcon);
  return <Icon />;
}
