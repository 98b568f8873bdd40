import * as styles from './fractions.css.ts';
import { doily, holes, RADIUS, scallops } from './shapes.ts';

/** The doily and the empty circle. @param props.isWhole gilds the doily */
export const Doily = ({ isWhole }: { isWhole: boolean }) => (
  <>
    <path d={doily} fill="#24104f" opacity="0.28" transform="translate(4 7)" />
    <path d={doily} fill="#fffaf0" />
    {isWhole &&
      scallops.map(([x, y], index) => (
        <circle
          key={`${x}`}
          className={styles.gilt}
          cx={x}
          cy={y}
          r="18"
          style={{ animationDelay: `${index * 22}ms` }}
        />
      ))}
    <path d={holes} fill={isWhole ? '#a8700c' : '#a58bdf'} />
    <circle r={RADIUS + 12} fill="none" stroke="#e0533f" strokeWidth="2.6" strokeDasharray="11 6" />
    <circle r={RADIUS} fill="#efe6fb" stroke="#8b71c9" strokeWidth="1.6" strokeDasharray="6 5" />
  </>
);
