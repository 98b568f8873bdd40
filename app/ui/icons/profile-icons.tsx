/** Icons of profiles, drawn for this site. Decorative: the link around an icon has the name. */
import { profileName } from '#app/content/owner.ts';
import type { Site } from '#app/content/schema.ts';
import { IconFrame } from './icon-frame.tsx';
import { CodeIcon, ProfileIcon } from './icons.tsx';

/** A cat's head with its tail. */
const GitHubIcon = () => (
  <IconFrame>
    <path d="M6 4.5c1.2.1 2.3.7 3.2 1.5a12 12 0 0 1 5.6 0c.9-.8 2-1.4 3.2-1.5.6 1.3.6 2.7.2 3.9 2.3 4.3-.2 8-4.7 8.3v4.8M6 4.5c-.6 1.3-.6 2.7-.2 3.9-2.3 4.3.2 8 4.7 8.3v4.8M10.5 19.3c-2.9.8-3.9-.7-5.4-1.9" />
  </IconFrame>
);

/** A dotted i and an n, in a square. */
const LinkedInIcon = () => (
  <IconFrame>
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M8 11v5.5M8 7.6v.01M12 16.5V11M12 13.5c0-1.6 1-2.5 2.2-2.5s2.3.9 2.3 2.5v3" />
  </IconFrame>
);

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
