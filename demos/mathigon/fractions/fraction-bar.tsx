import { type Circle, sizeOf, startOf, WHOLE } from './fractions.ts';
import { paperOf } from './papers.ts';

const HEIGHT = 264;

/** The pieces as a vertical bar, beside the twelfths of the whole. */
export const FractionBar = ({ circle }: { circle: Circle }) => (
  <g transform="translate(198 -140)" aria-hidden="true" data-bar>
    <rect x="3" y="6" width="48" height={HEIGHT + 16} rx="6" fill="#24104f" opacity="0.3" />
    <rect width="48" height={HEIGHT + 16} rx="6" fill="#fff8e6" />
    <g transform="translate(6 8)">
      {Array.from({ length: 12 }, (_, index) => (
        <rect
          key={index}
          x="20"
          y={(index * HEIGHT) / 12 + 1}
          width="16"
          height={HEIGHT / 12 - 2}
          rx="2"
          fill="#9478e0"
        />
      ))}
      <rect
        width="16"
        height={HEIGHT - 2}
        y="1"
        rx="2"
        fill="none"
        stroke="#5a34b8"
        strokeWidth="1.4"
        strokeDasharray="4 3"
      />
      {circle.pieces.map((piece) => {
        const [face, edge] = paperOf(piece.parts);
        const height = (sizeOf(piece) * HEIGHT) / WHOLE;
        const y = HEIGHT - (startOf(circle, piece.id) * HEIGHT) / WHOLE - height;
        return (
          <rect
            key={piece.id}
            y={y + 0.8}
            width="16"
            height={height - 1.6}
            rx="2"
            fill={face}
            stroke={edge}
          />
        );
      })}
    </g>
  </g>
);
