import type { ReactNode } from 'react';
import { useContent } from '#app/content/content-context.ts';
import { profileName } from '#app/content/owner.ts';
import { MailIcon } from '#app/ui/icons/icons.tsx';
import { ProfileSiteIcon } from '#app/ui/icons/profile-icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './social-bar.css.ts';

/** The owner's profiles and email as icon links. What is unknown is left out. */
export function SocialBar() {
  const { owner, profiles } = useContent();
  const { professional, code } = profiles;
  return (
    <div className={styles.root} data-social-bar>
      {professional.href && (
        <IconLink
          href={professional.href}
          name={profileName(professional)}
          icon={<ProfileSiteIcon profile={professional} kind="professional" />}
        />
      )}
      {code.href && (
        <IconLink
          href={code.href}
          name={profileName(code)}
          icon={<ProfileSiteIcon profile={code} kind="code" />}
        />
      )}
      {owner.email && (
        <IconLink href={`mailto:${owner.email}`} name="Email me" icon={<MailIcon />} />
      )}
    </div>
  );
}

function IconLink({ href, name, icon }: { href: string; name: string; icon: ReactNode }) {
  return (
    <a className={styles.link} href={href} title={name} target="_blank" rel="noopener noreferrer">
      {icon}
      <span className={visuallyHidden}>{name}</span>
    </a>
  );
}
