import { useContent } from './content-context.ts';
import { MailIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { EXTERNAL } from './external.ts';
import * as styles from './social-bar.css.ts';
import { useProfiles } from './use-profiles.ts';

/** The owner's profiles and email as icon links. What is unknown is left out. */
export function SocialBar() {
  const { email } = useContent().owner;
  const links = useProfiles();
  if (email) links.push({ href: `mailto:${email}`, name: 'Email me', Icon: MailIcon });
  return (
    <div className={styles.root} data-social-bar>
      {links.map(({ href, name, Icon }) => (
        <a key={href} className={styles.link} href={href} title={name} {...EXTERNAL}>
          <Icon />
          <span className={visuallyHidden}>{name}</span>
        </a>
      ))}
    </div>
  );
}
