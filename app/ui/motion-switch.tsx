import { PauseIcon, PlayIcon } from '#app/ui/icons/icons.tsx';
import { useLabels } from './content-context.ts';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { setPaused, usePaused } from './motion.ts';
import * as styles from './motion-switch.css.ts';

/** The switch for all automatic motion (WCAG 2.2.2), remembered across visits. */
export function MotionSwitch({ className }: { className?: string }) {
  const { pauseAnimations } = useLabels();
  const paused = usePaused();
  return (
    <button
      className={[styles.root, className].filter(Boolean).join(' ')}
      type="button"
      title={pauseAnimations}
      aria-pressed={paused}
      data-motion-switch
      onClick={() => setPaused(!paused)}
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
      <span className={visuallyHidden}>{pauseAnimations}</span>
    </button>
  );
}
