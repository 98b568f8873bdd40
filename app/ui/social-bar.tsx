import labels from 'virtual:labels';
import { useContent } from './content-context.ts';
import { MailIcon, ProfileIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { EXTERNAL } from './external.ts';
import * as styles from './social-bar.css.ts';

const MAX_PROFILES = 2;

/** The owner's first profiles and email as icon links. What is unknown is left out. */
export function SocialBar() {
  const { owner, profiles } = useContent();
  const links = profiles
    .slice(0, MAX_PROFILES)
    .map((profile) => ({ ...profile, icon: <ProfileIcon {...profile} /> }));
  if (owner.email) {
    links.push({ href: `mailto:${owner.email}`, name: labels.emailMe, icon: <MailIcon /> });
  }
  return (
    <div className={styles.root} data-social-bar>
      {links.map(({ href, name, icon }) => (
        <a key={href} className={styles.link} href={href} title={name} {...EXTERNAL}>
          {icon}
          <span className={visuallyHidden}>{name}</span>
        </a>
      ))}
    </div>
  );
}
