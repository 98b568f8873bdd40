/** inapp-spy in small: which app's browser a page is in, and what gives it away. */
import { useId, useMemo, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { Leaf, Wall } from '../shared/cave.tsx';
import { select } from '../shared/controls.css.ts';
import { Slips } from '../shared/slips.tsx';
import { useTold } from '../shared/use-told.ts';
import { Beetle, Phone } from './phone.tsx';
import { describe, readAgent } from './read-agent.ts';
import { SAMPLE_NAMES, type SampleName, SAMPLES } from './samples.ts';
import { Sheet } from './sheet.tsx';
import * as styles from './in-app-browser.css.ts';

type Chosen = SampleName | 'here' | 'own';

const CHOICES: readonly (readonly [Chosen, string])[] = [
  ['here', 'This browser'],
  ...SAMPLE_NAMES.map((name): [Chosen, string] => [name, name]),
  ['own', 'Your own'],
];

/** Longest user agent of the visitor's own, characters. */
const LONGEST = 600;

export default function InAppBrowser({ moving, tell }: MiniatureProps) {
  const [chosen, setChosen] = useState<Chosen>('here');
  const [own, setOwn] = useState('');
  const ownId = useId();

  const agent = { ...SAMPLES, here: navigator.userAgent, own }[chosen];
  const reading = useMemo(() => readAgent(agent), [agent]);
  useTold(describe(agent, reading), tell);

  const choose = (next: Chosen) => {
    // There is something to change: what was shown last.
    if (next === 'own' && own === '') setOwn(agent);
    setChosen(next);
  };

  return (
    <div className={styles.root} data-moving={moving ? '' : undefined}>
      <div className={styles.slips}>
        <Slips label="Opened in" options={CHOICES} value={chosen} onChange={choose} />
      </div>
      <label className={styles.list}>
        <b>Opened in</b>
        <select
          className={select}
          value={chosen}
          onChange={({ currentTarget }) => {
            const next = CHOICES.find(([value]) => value === currentTarget.value);
            if (next) choose(next[0]);
          }}
        >
          {CHOICES.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      </label>
      {chosen === 'own' && (
        <div className={styles.own}>
          <label htmlFor={ownId}>Your user agent</label>
          <textarea
            id={ownId}
            rows={3}
            maxLength={LONGEST}
            spellCheck={false}
            value={own}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          />
        </div>
      )}
      <div className={styles.scene}>
        <Wall />
        <Phone reading={reading} />
        <Sheet key={chosen} agent={agent} reading={reading} />
        <Beetle className={styles.runaway} left="#f0bd57" right="#dba136" />
        <div className={styles.leaf}>
          <Leaf width={78}>
            <text x="46" y="53" className={styles.said}>
              {reading.kind === 'app' ? '!' : '?'}
            </text>
          </Leaf>
        </div>
      </div>
      <p className={styles.note}>All of it is read in your browser. Nothing is sent anywhere.</p>
    </div>
  );
}
