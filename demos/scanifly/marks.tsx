/** The labels as paper cuts; the surface sets their positions and visibility. */
import { outlinePath } from './drawing.ts';
import { angleText, fanOf, lengthText, strip, STRIP_HEIGHT, stripLength } from './labels.ts';
import * as styles from './plan.css.ts';
import { edges, roofCorners } from './roof.ts';

const fixed = (value: number) => value.toFixed(2);

/** @param em height of the text at full size, px */
export function Marks({ em }: { em: number }) {
  const high = STRIP_HEIGHT * em;
  return (
    <g className={styles.labels} fontSize={em}>
      {roofCorners.map((corner) => {
        const { radius, from, to } = fanOf(corner);
        const at = (angle: number, share: number) =>
          `${fixed(Math.cos(angle) * radius * em * share)} ${fixed(Math.sin(angle) * radius * em * share)}`;
        const arc = (share: number) =>
          `A${fixed(radius * em * share)} ${fixed(radius * em * share)} 0 0 1 ${at(to, share)}`;
        const sector = `M0 0L${at(from, 1)}${arc(1)}Z`;
        return (
          <g key={corner.id} className={styles.label} data-label={corner.id}>
            <g data-fan>
              <path className={styles.stripShadow} d={sector} transform="translate(1 2)" />
              <path className={styles.fan} d={sector} />
              <path className={styles.fanArc} d={`M${at(from, 0.9)}${arc(0.9)}`} />
            </g>
            <text className={styles.words}>{angleText(corner)}</text>
          </g>
        );
      })}
      {edges.map((edge) => {
        const half = (stripLength(lengthText(edge)) * em) / 2;
        const [h, w] = [high / 2, half - high / 2];
        const outline = outlinePath(strip([0, 0], 0, 2 * half, high));
        const tip = (way: 1 | -1) =>
          `M${fixed(way * (half - 2.5))} 0L${fixed(way * (w + 2))} ${fixed(-h * 0.62)}V${fixed(h * 0.62)}Z`;
        return (
          <g key={edge.id} className={styles.label} data-label={edge.id}>
            <path className={styles.stripShadow} d={outline} transform="translate(1.2 2.4)" />
            <path className={styles.strip} d={outline} />
            <path className={styles.tip} d={tip(-1)} />
            <path className={styles.tip} d={tip(1)} />
            <text className={styles.words}>{lengthText(edge)}</text>
          </g>
        );
      })}
    </g>
  );
}
