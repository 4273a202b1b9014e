import { drawnAt } from './sheet';

const WIDTH = 340;
/** Half the width and half the height of a slab’s upper face. */
const HALF = { x: 92, y: 46 };
const THICKNESS = 12;
const PITCH = 38;

/** A stack of slabs, one for each name, from top to bottom. */
export function StackDrawing({
  names,
  className,
}: {
  names: readonly string[];
  className: string;
}) {
  const height = (names.length - 1) * PITCH + 2 * HALF.y + THICKNESS + 4;
  const layers = names.map((name, index) => ({ name, y: HALF.y + 2 + index * PITCH }));
  return (
    <div aria-hidden className={className}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        className="scene mx-auto w-full max-w-md stroke-firm font-drawing"
        fontSize="16"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        {/* From the bottom, because the upper slabs hide parts of the lower ones. */}
        {layers.toReversed().map(({ name, y }, index) => {
          const isGround = index === 0;
          return (
            <g key={name} className="draw-drop" style={drawnAt(index)}>
              <path
                d={`M2 ${y}v${THICKNESS}l${HALF.x} ${HALF.y} ${HALF.x}-${HALF.y}v-${THICKNESS}l-${HALF.x} ${HALF.y}Z`}
                className={isGround ? 'fill-firm' : 'fill-paper-deep'}
              />
              <path
                d={`M2 ${y}l${HALF.x}-${HALF.y} ${HALF.x} ${HALF.y}-${HALF.x} ${HALF.y}Z`}
                className="fill-firm-tint"
              />
              <path
                d={`M${2 + 2 * HALF.x} ${y + THICKNESS / 2}h22`}
                className="stroke-rule-strong"
                strokeWidth="1"
              />
              <text
                x={2 * HALF.x + 32}
                y={y + THICKNESS / 2 + 5}
                strokeWidth="0"
                className="fill-ink"
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
