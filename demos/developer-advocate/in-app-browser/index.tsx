/** A small model of inapp-spy: detects the in-app browser, and marks the evidence in the user agent. */
import { type ReactNode, useMemo } from 'react';
import { useKeptFocus } from '#app/demo-kit/use-kept-focus.ts';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Leaf, Wall } from '../shared/cave.tsx';
import { RadioGroup } from '#app/demo-kit/controls/radio-group.tsx';
import { useAnnouncement } from '#app/demo-kit/notice/use-announcement.ts';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { CopyButton } from '../shared/copy-button.tsx';
import { linkPrefix } from '#app/demo-kit/share-link/link-prefix.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import { Beetle, Phone } from './phone.tsx';
import { describe, readAgent } from './read-agent.ts';
import { MYSTERIES } from './mystery.ts';
import { CHOICE_NAMES, type Chosen, MAX_LENGTH, SAMPLES } from './samples.ts';
import { Drawer } from './drawer.tsx';
import { Puzzle } from './puzzle.tsx';
import { useMystery } from './use-mystery.ts';
import * as styles from './in-app-browser.css.ts';

/** Colors of the app icons, in rotation. */
const PAPERS = ['teal', 'rose', 'gold', 'plum'] as const;

const icon = (letter: ReactNode, index: number) => (
  <span className={styles.icon} data-paper={PAPERS[index % PAPERS.length]} aria-hidden="true">
    {letter}
  </span>
);

const MAGNIFIER = (
  <svg width="22" height="22" viewBox="0 0 22 22" className={styles.magnifier}>
    <circle cx="9" cy="9" r="5.5" />
    <path d="M13.2 13.2L19 19" />
  </svg>
);

const CHOICES: readonly { value: Chosen; name: string; face: ReactNode }[] = [
  { value: 'here', name: 'This browser', face: icon('★', 0) },
  { value: 'mystery', name: 'Mystery app', face: icon(MAGNIFIER, 3) },
  ...CHOICE_NAMES.map((name, index) => ({
    value: name,
    name,
    face: icon(name.startsWith('Unnamed') ? '?' : name.charAt(0), index + 1),
  })),
  { value: 'own', name: 'Your own', face: icon('✎', CHOICE_NAMES.length + 1) },
];

/** Opened in an app, the page scrolls to this demo. */
const linkToDemo = () =>
  location.origin + location.pathname + linkPrefix('developer-advocate/in-app-browser');

const loadStoredFormat = () => import('./stored.ts');

export default function InAppBrowser({ motionAllowed, announce }: DemoProps) {
  const [chosen, setChosen] = useKeptState<Chosen>('in-app-browser chosen', () => 'here');
  const [own, setOwn] = useKeptState('in-app-browser own', () => '');
  const mystery = useMystery(announce);
  const { progress, setProgress } = mystery;
  const work = useMemo(() => ({ chosen, own, progress }), [chosen, own, progress]);
  useStoredWork('developer-advocate/in-app-browser', loadStoredFormat, work, (stored) => {
    setChosen(stored.chosen);
    setOwn(stored.own);
    setProgress(stored.progress);
  });

  const isMystery = chosen === 'mystery';

  const agent = { ...SAMPLES, here: navigator.userAgent, own, mystery: mystery.agent }[chosen];
  const known = useMemo(() => readAgent(agent), [agent]);
  const reading = isMystery ? mystery.reading : known;
  /** Changes whenever something else is on the phone. */
  const scene = isMystery ? `mystery ${mystery.index} ${mystery.isSolved}` : chosen;
  useAnnouncement(describe(agent, reading), announce);

  const choose = (next: Chosen) => {
    // Starts with the user agent that was shown last.
    if (next === 'own' && own === '') setOwn(isMystery ? navigator.userAgent : agent);
    setChosen(next);
  };

  return (
    <div
      {...useKeptFocus('[data-word], [data-next]')}
      className={styles.root}
      data-motion-allowed={motionAllowed ? '' : undefined}
    >
      <RadioGroup
        label="Opened in"
        options={CHOICES}
        value={chosen}
        classes={styles.apps}
        showNames
        onChange={choose}
      />
      <div className={styles.scene}>
        <Wall />
        <Phone
          key={`phone ${scene}`}
          reading={reading}
          caught={isMystery && mystery.isSolved ? mystery.index + 1 : undefined}
        />
        <Drawer
          key={`drawer ${scene}`}
          agent={agent}
          reading={reading}
          none={
            isMystery && (
              <span
                key={mystery.tried.length}
                className={styles.hint}
                data-wrong={mystery.hint && ''}
              >
                {mystery.hint ?? 'Press the part that names the app.'}
              </span>
            )
          }
          end={
            isMystery &&
            mystery.isSolved && (
              <>
                <span>
                  {mystery.isOver
                    ? `All ${MYSTERIES.length} found: no app hides from you.`
                    : `${mystery.index + 1} of ${MYSTERIES.length}`}
                </span>
                <Button
                  name={mystery.isOver ? 'Start over' : 'Next mystery'}
                  data-next=""
                  onPress={mystery.next}
                >
                  {mystery.isOver ? 'Start over' : 'Next'}
                </Button>
              </>
            )
          }
          editor={
            isMystery
              ? !mystery.isSolved && <Puzzle mystery={mystery} />
              : chosen === 'own' && (
                  <textarea
                    className={styles.own}
                    aria-label="Your user agent"
                    rows={5}
                    maxLength={MAX_LENGTH}
                    spellCheck={false}
                    placeholder="Paste a user agent"
                    value={own}
                    onChange={({ currentTarget }) => setOwn(currentTarget.value)}
                  />
                )
          }
        />
        <div className={styles.leaf}>
          <Leaf width={78} />
        </div>
        <Beetle key={`beetle ${scene}`} className={styles.runaway} left="#f0bd57" right="#dba136" />
      </div>
      <div className={styles.end}>
        <p className={styles.note}>
          Open this test in an app on your phone. Nothing is sent anywhere.
        </p>
        <CopyButton label="Copy link" text={linkToDemo()} announce={announce} />
      </div>
    </div>
  );
}
