import { useViewTransitionState } from '@remix-run/react';
import { Fragment, type RefObject, useRef } from 'react';
import { useBodyData, useContent } from '#app/ui/content-context.ts';
import { type Entry, isAbout, kindsOf, yearsOf } from '#app/content/entry.ts';
import { RESUME_PATH } from '#app/content/resume-path.ts';
import { CARD_PICTURE_SIZES, demoTitleId } from 'portfolio-content/schema';
import labels from 'virtual:labels';
import { OutIcon } from '#app/ui/icons/icons.tsx';
import { Image } from '#app/ui/image.tsx';
import { LayerSlot } from '#app/dioramas/layer-slot.tsx';
import { OwnerNote } from '#app/ui/owner-note.tsx';
import { Portrait } from './portrait.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import { useLateStart } from '#app/dioramas/use-late-start.ts';
import * as styles from './head.css.ts';
import { TextLink } from '../navigation/text-link.tsx';

const loadHeadLayers = () => import('../dioramas/head-layers.ts').then((it) => it.startHeadLayers);

/**
 * The top of a case study, open like a picture book: on the first page the middle of the card's picture, on the
 * second one the title logo and the description, on the gutter the round logo as a seal.
 */
export function Head({
  entry,
  pictureAlt,
  headingRef,
}: {
  entry: Entry;
  /** What the card's picture shows. */
  pictureAlt: string;
  headingRef: RefObject<HTMLHeadingElement>;
}) {
  const { owner } = useContent();
  const { portrait } = useBodyData().owner ?? {};
  const picture = useRef<HTMLDivElement>(null);
  // A page opens and closes with the flat picture.
  useLateStart(picture, loadHeadLayers, !useViewTransitionState(entry.link));
  const about = isAbout(entry);
  // Below the title, unless that is the name.
  const name = about && owner.name !== entry.title ? owner.name : undefined;
  const [first, ...others] = entry.links;
  const action = first ?? ownAction(entry, owner.email);
  return (
    <header className={styles.root}>
      <div className={styles.window}>
        <div ref={picture} className={styles.picture}>
          <Image src={entry.cardPicture} alt={pictureAlt} sizes={CARD_PICTURE_SIZES} eager fill />
          <LayerSlot url={entry.diorama} />
        </div>
        {entry.ownerNote && (
          <div className={styles.onPicture}>
            <OwnerNote />
          </div>
        )}
      </div>
      {about && portrait && <Portrait src={portrait} alt={owner.name ?? owner.jobTitle} />}
      <div className={styles.leaf}>
        <div className={styles.names}>
          <h1
            ref={headingRef}
            className={name ? styles.headingWithName : styles.heading}
            tabIndex={-1}
          >
            <img className={styles.title} src={entry.titleLogo} alt={entry.title} />
            {name && (
              <>
                {' '}
                <span className={styles.name} data-long={isLong(name) ? '' : undefined}>
                  {name}
                </span>
              </>
            )}
          </h1>
          {about && entry.desc !== owner.jobTitle && (
            <p className={styles.role}>
              <span>{owner.jobTitle}</span>
            </p>
          )}
          <QuietLine entry={entry} />
        </div>
        <img className={styles.logo} src={entry.roundLogo} alt="" width={64} height={64} />
        {entry.desc && <p className={styles.description}>{entry.desc}</p>}
        <div className={styles.actions}>
          {action && (
            <TextLink className={styles.action} href={action.href}>
              {action.label}
              {first && <OutIcon />}
            </TextLink>
          )}
          <ShareButton title={entry.title} alone={!action} />
        </div>
      </div>
      {others.length > 0 && (
        <ul className={styles.links}>
          {others.map(({ label, href }) => (
            <li key={label}>
              <TextLink className={styles.link} href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** Whether a name has a word without room at the usual size, or would have more than two lines. */
const isLong = (name: string) => /\S{11}/.test(name) || name.length > 22;

/** Type, role, years and outcome; unknown parts are omitted, and the role if the facts say it. */
function QuietLine({ entry }: { entry: Entry }) {
  const parts = [
    { name: 'kinds', text: kindsOf(entry), className: styles.types },
    { name: 'role', text: entry.hasFacts ? undefined : entry.role },
    { name: 'years', text: yearsOf(entry) },
    { name: 'outcome', text: entry.outcome },
  ].filter(({ text }) => text);
  if (parts.length === 0) return null;
  return (
    <p className={styles.sub}>
      {parts.map(({ name, text, className }, index) => (
        <Fragment key={name}>
          {index > 0 && ' '}
          <span className={styles.part}>
            {index > 0 && <span className={styles.dot}>· </span>}
            <span className={className}>{text}</span>
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** The action of a page without a link: its first demo, an email to the owner, or the résumé. */
function ownAction(entry: Entry, email: string | undefined) {
  if (entry.demo) return { href: `#${demoTitleId(entry.demo)}`, label: labels.tryDemo };
  if (isAbout(entry) && email) return { href: `mailto:${email}`, label: labels.emailMe };
  if (isAbout(entry) || entry.types.includes('Assets'))
    return { href: RESUME_PATH, label: labels.resume };
  return undefined;
}
