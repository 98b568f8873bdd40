/** A paper phone that shows the detected app. */
import type { ReactNode } from 'react';
import { type Reading, remarkOn, verdictOf } from './read-agent.ts';
import { MYSTERIES } from './mystery.ts';
import * as styles from './in-app-browser.css.ts';

type BeetleProps = Record<'className' | 'left' | 'right', string>;

/** A ladybird, in a color for each wing. */
export const Beetle = ({ className, left, right }: BeetleProps) => (
  <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
    <path
      d="M-14 -24Q-22 -30 -20 -38M14 -24Q22 -30 20 -38M-20 -4L-36 -10L-40 -20M20 -4L36 -10L40 -20M-22 8H-40M22 8H40M-19 20L-34 28L-36 38M19 20L34 28L36 38"
      fill="none"
      stroke="#34123d"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M-14 -14A14 15 0 0 1 14 -14z" fill="#34123d" />
    <path d="M0 -13C22 -15 26 4 22 18C18 32 8 38 0 38z" fill={right} stroke="#f8d3c4" />
    <path d="M0 -13C-22 -15 -26 4 -22 18C-18 32 -8 38 0 38z" fill={left} stroke="#f8d3c4" />
    <g fill="#34123d">
      <circle cx="-11" cy="1" r="4" />
      <circle cx="11" cy="1" r="4" />
      <circle cx="-12" cy="18" r="4" />
      <circle cx="12" cy="18" r="4" />
    </g>
  </svg>
);

const Compass = () => (
  <svg className={styles.emblem} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle r="36" fill="#17696f" stroke="#5fb6ae" strokeWidth="1.5" />
    <circle r="27" fill="#fdf5de" stroke="#dcc9a0" />
    <path
      d="M0 -24V-19M0 24V19M-24 0H-19M24 0H19"
      stroke="#34123d"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M14 -17L5 5L-5 -5z" fill="#b8305f" />
    <path d="M-14 17L-5 -5L5 5z" fill="#34123d" />
  </svg>
);

/** The title bar of an app. */
const AppBar = ({ children }: { children: ReactNode }) => (
  <svg className={styles.appBar} viewBox="0 0 208 58" aria-hidden="true">
    {children}
  </svg>
);

const title = (name: string) => (
  <>
    <circle cx="32" cy="29" r="17" fill="#ecb44c" stroke="#f8d99a" />
    <text x="32" y="36" className={styles.initial}>
      {name.charAt(0) || '?'}
    </text>
    <rect x="60" y="17" width="78" height="9" rx="4" fill="#cdeee8" />
    <rect x="60" y="33" width="50" height="9" rx="4" fill="#cdeee8" />
    <path
      d="M178 40C158 25 168 12 178 21C188 12 198 25 178 40z"
      fill="#f07f9d"
      stroke="#fbd3dc"
      strokeWidth="0.8"
    />
  </>
);

/** Colors of the wings, in rotation. */
const WINGS = [
  ['#dd5079', '#c63a66'],
  ['#f0bd57', '#dba136'],
  ['#a8ded6', '#86cbbd'],
  ['#9a5aa0', '#82468a'],
] as const;

/** A beetle per mystery. The one just caught hops; when all are caught, each in turn. */
const Collection = ({ caught }: { caught: number }) => (
  <div className={styles.collection} aria-hidden="true">
    {MYSTERIES.map((app, index) => {
      const [left, right] = WINGS[index % WINGS.length] ?? WINGS[0];
      const isOver = caught === MYSTERIES.length;
      return (
        <span
          key={app}
          data-missing={index >= caught ? '' : undefined}
          data-hops={isOver || index === caught - 1 ? '' : undefined}
          style={
            isOver ? { animationDelay: `${300 + index * 110}ms`, animationIterationCount: 2 } : {}
          }
        >
          <Beetle className="" left={left} right={right} />
        </span>
      );
    })}
  </div>
);

type PhoneProps = {
  reading: Reading;
  /** Number of mysteries solved, if one was just solved. */
  caught?: number | undefined;
};

export function Phone({ reading, caught }: PhoneProps) {
  const inApp = reading.kind !== 'browser' && reading.kind !== 'unknown';
  return (
    <div className={styles.phone} data-in-app={inApp ? '' : undefined}>
      {inApp && <AppBar>{caught === undefined && title(reading.name)}</AppBar>}
      {caught !== undefined && <Collection caught={caught} />}
      <div className={styles.screen}>
        <div className={styles.address} aria-hidden="true">
          {inApp && (
            <svg width="18" height="18" viewBox="0 0 18 18">
              <path d="M3 3L15 15M15 3L3 15" />
            </svg>
          )}
          <span>this page</span>
        </div>
        <div className={styles.round}>
          {inApp ? (
            <Beetle className={styles.emblem} left="#dd5079" right="#c63a66" />
          ) : (
            <Compass />
          )}
        </div>
        <p className={styles.verdict} data-verdict={reading.kind}>
          {verdictOf(reading)}
        </p>
        {reading.device !== '' && <p className={styles.device}>{`on ${reading.device}`}</p>}
        <p className={styles.remark}>{remarkOn(reading)}</p>
      </div>
    </div>
  );
}
