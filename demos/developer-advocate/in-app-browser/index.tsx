/** A small model of inapp-spy: detects the in-app browser, and marks the evidence in the user agent. */
import { type ReactNode, useMemo } from 'react';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Leaf, Wall } from '../shared/cave.tsx';
import { leafText } from '../shared/cave.css.ts';
import { RadioGroup } from '#app/demo-kit/controls/radio-group.tsx';
import { useAnnouncement } from '#app/demo-kit/notice/use-announcement.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { linkPrefix } from '#app/demo-kit/share-link/link-prefix.ts';
import { Beetle, Phone } from './phone.tsx';
import { describe, readAgent } from './read-agent.ts';
import { SAMPLE_NAMES, type SampleName, SAMPLES } from './samples.ts';
import { Drawer } from './drawer.tsx';
import * as styles from './in-app-browser.css.ts';

type Chosen = SampleName | 'here' | 'own';

/** Colors of the app icons, in rotation. */
const PAPERS = ['teal', 'rose', 'gold', 'plum'] as const;

const icon = (letter: string, index: number) => (
  <span className={styles.icon} data-paper={PAPERS[index % PAPERS.length]} aria-hidden="true">
    {letter}
  </span>
);

const CHOICES: readonly { value: Chosen; name: string; face: ReactNode }[] = [
  { value: 'here', name: 'This browser', face: icon('★', 0) },
  ...SAMPLE_NAMES.map((name, index) => ({
    value: name,
    name,
    face: icon(name.startsWith('Unnamed') ? '?' : name.charAt(0), index + 1),
  })),
  { value: 'own', name: 'Your own', face: icon('✎', SAMPLE_NAMES.length + 1) },
];

/** Maximum length of a custom user agent, characters. */
const MAX_LENGTH = 600;

/** Opened in an app, the page scrolls to this demo. */
const linkToDemo = () =>
  location.origin + location.pathname + linkPrefix('developer-advocate/in-app-browser');

export default function InAppBrowser({ motionAllowed, announce }: DemoProps) {
  const [chosen, setChosen] = useKeptState<Chosen>('in-app-browser chosen', () => 'here');
  const [own, setOwn] = useKeptState('in-app-browser own', () => '');

  const agent = { ...SAMPLES, here: navigator.userAgent, own }[chosen];
  const reading = useMemo(() => readAgent(agent), [agent]);
  useAnnouncement(describe(agent, reading), announce);

  const choose = (next: Chosen) => {
    // Starts with the user agent that was shown last.
    if (next === 'own' && own === '') setOwn(agent);
    setChosen(next);
  };

  return (
    <div className={styles.root} data-motion-allowed={motionAllowed ? '' : undefined}>
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
        <Phone key={`phone ${chosen}`} reading={reading} />
        <Drawer
          key={`drawer ${chosen}`}
          agent={agent}
          reading={reading}
          editor={
            chosen === 'own' && (
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
        <Beetle
          key={`beetle ${chosen}`}
          className={styles.runaway}
          left="#f0bd57"
          right="#dba136"
        />
        <div className={styles.leaf}>
          <Leaf width={78}>
            <text x="46" y="53" className={leafText}>
              {reading.kind === 'app' ? '!' : '?'}
            </text>
          </Leaf>
        </div>
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
