/** The static part of the plan: the house from above. */
import { boxOnPlan, linePath, outlinePath, slates } from './drawing.ts';
import { corners } from './geometry.ts';
import { Garden } from './garden.tsx';
import * as styles from './plan.css.ts';
import { type EdgeKind, edges, faceOf, faceToPlan, features, roof, type Spot } from './roof.ts';

const drawn = roof.map((face) => ({ face, outline: outlinePath(face.outline), ...slates(face) }));
const house = drawn.map(({ outline }) => outline).join('');

/** Path of all edges of these kinds. */
const linesOf = (...kinds: EdgeKind[]) =>
  edges
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ from, to }) => linePath(from, to))
    .join('');

const chimney = outlinePath(corners(features.chimney));
const { x, y, width, height } = features.chimney;
const crown = outlinePath(
  corners({ x: x + 0.09, y: y + 0.09, width: width - 0.18, height: height - 0.18 }),
);

/** Path of a part of an obstacle, as shares of its size. */
function part(spot: Spot, left: number, low: number, right: number, high: number): string {
  return outlinePath(
    boxOnPlan(faceOf(spot.face), {
      x: spot.x + left * spot.width,
      y: spot.y + low * spot.height,
      width: (right - left) * spot.width,
      height: (high - low) * spot.height,
    }),
  );
}

const middleOf = (spot: Spot) =>
  faceToPlan(faceOf(spot.face), [spot.x + spot.width / 2, spot.y + spot.height / 2]);

const Round = ({ spot, children }: { spot: Spot; children: React.ReactNode }) => (
  <g transform={`translate(${middleOf(spot).join(' ')})`}>{children}</g>
);

export const Plan = () => (
  <>
    <Garden />
    <path className={styles.far} d={house} data-shadow="0.75" />
    <path className={styles.mid} d={house} data-shadow="0.4" />
    <path className={styles.near} d={house} data-shadow="0.12" />
    {drawn.map(({ face, outline, courses, dark, light }) => (
      <g key={face.id}>
        <path d={outline} data-face={face.id} />
        {face.pitch > 0 ? (
          <>
            <path className={styles.dark} d={dark} />
            <path className={styles.light} d={light} />
            <path className={styles.courses} d={courses} />
          </>
        ) : (
          <path className={styles.felt} d={courses} />
        )}
      </g>
    ))}
    <path className={styles.gutter} d={linesOf('eaves', 'verge')} />
    <path className={styles.gutterLight} d={linesOf('eaves', 'verge')} />
    <path className={styles.valley} d={linesOf('valley')} />
    <path className={styles.capShadow} d={linesOf('ridge', 'hip')} data-shadow="0.09" />
    <path className={styles.cap} d={linesOf('ridge', 'hip')} />
    <path className={styles.joints} d={linesOf('ridge', 'hip')} />
    {features.skylights.map((spot) => (
      <g key={spot.face}>
        <path className={styles.near} d={part(spot, 0, 0, 1, 1)} data-shadow="0.09" />
        <path className={styles.frame} d={part(spot, 0, 0, 1, 1)} />
        <path className={styles.pane} d={part(spot, 0.14, 0.1, 0.86, 0.9)} />
        <path className={styles.shine} d={part(spot, 0.14, 0.5, 0.5, 0.9)} />
      </g>
    ))}
    {features.vents.map((spot) => (
      <Round key={spot.face} spot={spot}>
        <circle className={styles.near} r={0.18} data-shadow="0.16" />
        <circle className={styles.frame} r={0.18} />
        <circle className={styles.hole} r={0.1} />
      </Round>
    ))}
    <Round spot={features.dome}>
      <circle className={styles.near} r={0.45} data-shadow="0.12" />
      <circle className={styles.frame} r={0.45} />
      <circle className={styles.pane} r={0.36} />
      <path className={styles.shine} d="M-.25-.05A.26.26 0 0 1 0-.26L.04-.12A.2.2 0 0 0-.12 0z" />
    </Round>
  </>
);

/** The chimney, drawn above the panels because it is taller. */
export const Chimney = () => (
  <>
    <path className={styles.far} d={chimney} data-shadow="0.6" />
    <path className={styles.mid} d={chimney} data-shadow="0.3" />
    <path className={styles.brick} d={chimney} />
    <path className={styles.crown} d={crown} />
    {[0.27, 0.73].map((share) => (
      <g key={share} transform={`translate(${x + width * share} ${y + height / 2})`}>
        <circle className={styles.near} r={0.17} data-shadow="0.08" />
        <circle className={styles.pot} r={0.17} />
        <circle className={styles.hole} r={0.1} />
      </g>
    ))}
  </>
);
