import { useContent } from './content-context.ts';
import { profileName } from '#app/content/owner.ts';
import { CodeIcon, GitHubIcon, LinkedInIcon, ProfileIcon } from './icons/icons.tsx';

const SITE_ICONS: Record<string, () => JSX.Element> = {
  GitHub: GitHubIcon,
  LinkedIn: LinkedInIcon,
};
const KINDS = [
  ['professional', ProfileIcon],
  ['code', CodeIcon],
] as const;

/** The owner's known profiles, each with the icon of its site, or of its kind. */
export function useProfiles() {
  const { profiles } = useContent();
  return KINDS.flatMap(([kind, KindIcon]) => {
    const { href, label } = profiles[kind];
    if (!href) return [];
    const Icon = SITE_ICONS[profileName({ href })] ?? KindIcon;
    return [{ href, name: profileName({ href, label }), Icon }];
  });
}
