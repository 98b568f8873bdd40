import type { ReactNode } from 'react';
import type { Site } from '#app/content/schema.ts';
import { CodeIcon, MailIcon, ProfileIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import * as styles from './social-bar.css.ts';

/** The owner's profiles and email as icon links. A profile without a known URL is left out. */
export function SocialBar({ site }: { site: Site }) {
  const { professional, code } = site.profiles;
  return (
    <div className={styles.root} data-social-bar>
      {professional.href && (
        <IconLink href={professional.href} name={professional.label} icon={<ProfileIcon />} />
      )}
      {code.href && <IconLink href={code.href} name={code.label} icon={<CodeIcon />} />}
      <IconLink href={`mailto:${site.owner.email}`} name="E-mail" icon={<MailIcon />} />
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
