import { useEffect, useRef, useState } from 'react';
import { robin } from './baseline.css.ts';

type RobinProps = {
  /** Whether the lines have no leading. */
  isTight: boolean;
  motionAllowed: boolean;
};

/** A robin on a thread, with its feet at the lower edge. Whenever the leading is gone, it tugs at the thread once. */
export function Robin({ isTight, motionAllowed }: RobinProps) {
  const [isVisiting, setVisiting] = useState(false);
  // Otherwise an interrupted visit would start again with the motion.
  if (isVisiting && !motionAllowed) setVisiting(false);
  const wasTight = useRef(isTight);
  useEffect(() => {
    if (isTight && !wasTight.current) setVisiting(motionAllowed);
    wasTight.current = isTight;
  }, [isTight, motionAllowed]);
  return (
    <svg
      className={robin}
      width="48"
      height="46"
      viewBox="0 0 96 92"
      aria-hidden="true"
      data-visiting={isVisiting ? '' : undefined}
      onAnimationEnd={() => setVisiting(false)}
    >
      <path d="M50 80V91M62 80V91" stroke="#4a2b1c" strokeWidth="3" strokeLinecap="round" />
      <path d="M2 82L30 52L40 64z" fill="#5f3922" stroke="#8d5d3c" />
      <path
        d="M24 62C28 40 40 34 46 28C48 12 60 4 72 6C84 8 90 18 88 28C92 52 84 82 56 82C40 82 28 74 24 62z"
        fill="#7c4c2d"
        stroke="#b07d55"
      />
      <path
        d="M60 24C66 14 82 14 87 26C92 48 84 68 70 70C58 66 54 40 60 24z"
        fill="#ea6a2d"
        stroke="#f6a06f"
      />
      <path d="M30 60C36 46 52 44 58 52C58 66 42 74 30 60z" fill="#5f3922" stroke="#a06f49" />
      <path d="M87 20L96 24L87 28z" fill="#ecb44c" />
      <circle cx="77" cy="19" r="3" fill="#2a0f18" />
      <circle cx="76" cy="18" r="1" fill="#fdf5de" />
    </svg>
  );
}
