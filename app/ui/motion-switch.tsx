import labels from 'virtual:labels';
import { PauseIcon, PlayIcon } from '#app/ui/icons/icons.tsx';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { setPaused, usePaused } from './motion.ts';
import * as styles from './motion-switch.css.ts';

/** The switch for all automatic motion (WCAG 2.2.2), remembered across visits. */
export function MotionSwitch({ className }: { className?: string }) {
  const paused = usePaused();
  return (
    <button
      className={[styles.root, className].filter(Boolean).join(' ')}
      type="button"
      title={labels.pauseAnimations}
      aria-pressed={paused}
      data-motion-switch
      onClick={() => setPaused(!paused)}
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
      <span className={visuallyHidden}>{labels.pauseAnimations}</span>
    </button>
  );
}
