import labels from 'virtual:text-labels';
import { RESUME_PATH } from '#app/content/resume-path.ts';
import { useContent } from '#app/ui/content-context.ts';
import { DocumentIcon, MailIcon, ProfileIcon } from '#app/ui/icons/icons.tsx';
import { TextLink } from '../../navigation/text-link.tsx';
import * as styles from './contact.css.ts';

/** An envelope with the email address, and beside it the profiles and the résumé. What is unknown is left out. */
export function Contact() {
  const { owner, profiles } = useContent();
  const { email } = owner;
  const others = [
    ...profiles.map((profile) => ({ ...profile, icon: <ProfileIcon {...profile} /> })),
    { href: RESUME_PATH, name: labels.resume, icon: <DocumentIcon /> },
  ];
  return (
    <div className={styles.root} data-contact>
      {email && (
        <TextLink href={`mailto:${email}`} className={styles.envelope}>
          <MailIcon />
          <span>{email}</span>
        </TextLink>
      )}
      <ul className={styles.others}>
        {others.map(({ href, name, icon }) => (
          <li key={href}>
            <TextLink href={href} className={styles.link}>
              {icon}
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
